import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawPoint, drawRide, drawSpeed, drawTrain, toKmh } from './train-stories.ts'
import { lengthFromTwo, walker } from './train-two-facts.ts'

/** "A train 180 m long runs at 54 km/h. How long does it take to cross a platform of 120 m?" */
export const train = defineGenerator({
  id: 'arithmetic/train',
  version: 2,
  levels: {
    easy: { forms: [timeForPole, speedFromPole] },
    medium: { forms: [timeForPlatform, platformLength] },
    hard: { forms: [lengthFromTwo, walker] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'time':
        return ride((given.length + given.platform) / 1000, given.speed)
      case 'speed':
        return (given.length / 1000 / given.time) * 3600
      case 'platform':
        // Metres passed in each second, one second after the other, less the train itself.
        return countSeconds(given.time, (given.speed * 1000) / 3600) - given.length
      case 'length': {
        // The platform alone takes the difference of the two times.
        const perSecond = given.platform / (given.platformTime - given.poleTime)
        return countSeconds(given.poleTime, perSecond)
      }
      case 'train-length':
        return ((given.speed + given.sign * given.walk) * 1000 * given.time) / 3600
    }
  },
})

/** Seconds for a distance in km at a speed in km/h. */
const ride = (distance: number, speed: number): number => (distance / speed) * 3600

function countSeconds(seconds: number, metresPerSecond: number): number {
  let metres = 0
  for (let second = 0; second < seconds; second++) metres += metresPerSecond
  return metres
}

function timeForPole(rng: Random) {
  const { speed, time, length } = drawRide(rng)
  const kmh = toKmh(speed)
  const answer = quantity(time, 'second')
  const name = drawTrain(rng)
  const point = drawPoint(rng)
  return {
    given: { find: 'time' as const, length, speed: kmh, platform: 0 },
    prompt: rng.pick([
      say`${name}, ${quantity(length, 'm')} long, runs at ${quantity(kmh, 'km/h')}. How long does it take to pass ${point}?`,
      say`${name} of length ${quantity(length, 'm')} is moving at ${quantity(kmh, 'km/h')}. In what time will it cross ${point}?`,
      say`At ${quantity(kmh, 'km/h')}, how many seconds does ${name.replace(/^./, (first) => first.toLowerCase())}, ${quantity(length, 'm')} long, need to go past ${point}?`,
    ]),
    answer,
    mistakes: [
      { value: length / kmh, because: say`the metres were divided by km/h without changing the unit` },
      {
        value: length / ((kmh * 18) / 5),
        because: say`the speed was multiplied by 18/5; from km/h to m/s it is 5/18`,
      },
      {
        value: time * 2,
        because: say`the train was taken to cover its length twice, for the engine and for the last coach`,
      },
      { value: time / 2, because: say`the train was taken to be past when its middle is` },
      { value: (time * 18) / 5, because: say`the speed was changed from km/h to m/s twice` },
    ],
    steps: [
      say`${quantity(kmh, 'km/h')} = ${kmh} × 5/18 = ${quantity(speed, 'm/s')}`,
      say`To pass a point the train covers its own length: ${length} ÷ ${speed} = ${answer}`,
    ],
  }
}

function speedFromPole(rng: Random) {
  const { speed, time, length } = drawRide(rng)
  const answer = quantity(toKmh(speed), 'km/h')
  const name = drawTrain(rng)
  const point = drawPoint(rng)
  return {
    given: { find: 'speed' as const, length, time },
    prompt: rng.pick([
      say`${name} of length ${quantity(length, 'm')} passes ${point} in ${quantity(time, 'second')}. What is its speed?`,
      say`${name}, ${quantity(length, 'm')} long, takes ${quantity(time, 'second')} to cross ${point}. Find its speed in km/h.`,
    ]),
    answer,
    mistakes: [
      { value: speed, because: say`that is the speed in m/s, not in km/h` },
      {
        value: (speed * 5) / 18,
        because: say`the speed was multiplied by 5/18; from m/s to km/h it is 18/5`,
      },
      {
        value: toKmh(speed) * 2,
        because: say`the train was taken to cover its length twice, for the engine and for the last coach`,
      },
      { value: toKmh(speed) / 2, because: say`the train was taken to be past when its middle is` },
      { value: toKmh(toKmh(speed)), because: say`the speed was multiplied by 18/5 twice` },
    ],
    steps: [
      say`To pass a point the train covers its own length: ${length} ÷ ${time} = ${quantity(speed, 'm/s')}`,
      say`${speed} × 18/5 = ${answer}`,
    ],
  }
}

/** A train and a platform whose lengths together are a whole number of seconds at the speed. */
function drawPlatform(rng: Random) {
  return rng.until(
    () => {
      const [speed, time] = [drawSpeed(rng), rng.int(12, 48)]
      const length = rng.int(100, 400, 10)
      return { speed, time, length, platform: speed * time - length }
    },
    ({ platform }) => platform >= 80 && platform <= 900,
  )
}

function timeForPlatform(rng: Random) {
  const { speed, time, length, platform } = drawPlatform(rng)
  const kmh = toKmh(speed)
  const name = drawTrain(rng)
  const structure = rng.pick(['platform', 'bridge', 'tunnel'])
  const answer = quantity(time, 'second')
  return {
    given: { find: 'time' as const, length, platform, speed: kmh },
    prompt: rng.pick([
      say`${name}, ${quantity(length, 'm')} long, runs at ${quantity(kmh, 'km/h')}. How long does it take to cross a ${structure} of ${quantity(platform, 'm')}?`,
      say`In what time does ${name.replace(/^./, (first) => first.toLowerCase())} of length ${quantity(length, 'm')}, moving at ${quantity(kmh, 'km/h')}, pass completely over a ${structure} ${quantity(platform, 'm')} long?`,
    ]),
    answer,
    mistakes: [
      { value: platform / speed, because: say`the length of the train itself was left out` },
      { value: length / speed, because: say`the length of the ${structure} was left out` },
      {
        value: Math.abs(platform - length) / speed,
        because: say`the two lengths were subtracted; they add up`,
      },
      {
        value: (platform + 2 * length) / speed,
        because: say`the train was counted once when it enters and once when it leaves`,
      },
      {
        value: (2 * platform + length) / speed,
        because: say`the ${structure} was counted once for the engine and once for the last coach`,
      },
      {
        value: (platform + length) / kmh,
        because: say`the metres were divided by km/h without changing the unit`,
      },
      {
        value: ((platform + length) * 18) / (5 * speed),
        because: say`the speed was changed from km/h to m/s twice`,
      },
    ],
    steps: [
      say`${quantity(kmh, 'km/h')} = ${kmh} × 5/18 = ${quantity(speed, 'm/s')}`,
      say`The train covers its own length and the ${structure}: ${length} + ${platform} = ${quantity(length + platform, 'm')}`,
      say`Time = ${length + platform} ÷ ${speed} = ${answer}`,
    ],
  }
}

function platformLength(rng: Random) {
  const { speed, time, length, platform } = drawPlatform(rng)
  const kmh = toKmh(speed)
  const name = drawTrain(rng)
  const structure = rng.pick(['platform', 'bridge', 'tunnel'])
  const answer = quantity(platform, 'm')
  return {
    given: { find: 'platform' as const, length, time, speed: kmh },
    prompt: rng.pick([
      say`${name} of length ${quantity(length, 'm')} runs at ${quantity(kmh, 'km/h')} and crosses a ${structure} in ${quantity(time, 'second')}. How long is the ${structure}?`,
      say`${name}, ${quantity(length, 'm')} long, takes ${quantity(time, 'second')} to pass a ${structure} at ${quantity(kmh, 'km/h')}. Find the length of the ${structure}.`,
    ]),
    answer,
    mistakes: [
      { value: speed * time, because: say`the length of the train was not taken off` },
      { value: speed * time + length, because: say`the length of the train was added instead of taken off` },
      { value: speed * time - 2 * length, because: say`the length of the train was taken off twice` },
      { value: platform - speed, because: say`the time was taken one second too short` },
      { value: platform + speed, because: say`the time was taken one second too long` },
      { value: (speed * time) / 2, because: say`half of the distance was taken for the ${structure}` },
    ],
    steps: [
      say`${quantity(kmh, 'km/h')} = ${kmh} × 5/18 = ${quantity(speed, 'm/s')}`,
      say`In ${quantity(time, 'second')} the train covers ${speed} × ${time} = ${quantity(speed * time, 'm')}`,
      say`Less its own length: ${speed * time} − ${length} = ${answer}`,
    ],
  }
}
