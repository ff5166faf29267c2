import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'
import { poleFromPlatforms, thirdStructure, twoWalkers } from './train-in-steps.ts'

/** "A train 180 m long runs at 54 km/h. How long does it take to cross a platform of 120 m?" */
export const train = defineGenerator({
  id: 'arithmetic/train',
  version: 8,
  concepts: ['train-crossing-a-pole', 'train-crossing-a-platform', 'train-crossing-a-moving-man'],
  levels: {
    easy: { forms: [timeForPole, speedFromPole] },
    medium: {
      forms: [timeForPlatform, platformLength, speedFromPlatform, lengthFromTwo, twoPlatforms, walker],
    },
    hard: { forms: [twoWalkers, twoWalkers, thirdStructure, poleFromPlatforms] },
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
      case 'platform-speed':
        return ((given.length + given.platform) / given.time / 1000) * 3600
      case 'of-two': {
        const perSecond = (given.longer - given.shorter) / (given.longerTime - given.shorterTime)
        return countSeconds(given.shorterTime, perSecond) - given.shorter
      }
      case 'train-length':
        return ((given.speed + given.sign * given.walk) * 1000 * given.time) / 3600
      case 'length-by-two':
      case 'speed-by-two': {
        const lengthAt = (speed: number) => ((speed - given.slow) * 1000 * given.slowTime) / 3600
        const otherAt = (speed: number) => ((speed - given.sign * given.fast) * 1000 * given.fastTime) / 3600
        const rises = given.slowTime > given.fastTime ? 1 : -1
        const speed = bisect((kmh) => rises * (lengthAt(kmh) - otherAt(kmh)), 500)
        return given.find === 'speed-by-two' ? speed : lengthAt(speed)
      }
      case 'third-time':
        // The further structure takes its share of the time of the first, and the train its own.
        return given.pole + (given.bridge / given.platform) * (given.platformTime - given.pole)
      case 'pole-time': {
        // The time for a platform of no length, on the straight line through the two.
        const perMetre = (given.longerTime - given.shorterTime) / (given.longer - given.shorter)
        return given.shorterTime - given.shorter * perMetre
      }
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
    concept: 'train-crossing-a-pole',
    given: { find: 'time' as const, length, speed: kmh, platform: 0 },
    prompt: rng.pick([
      say`${name}, ${quantity(length, 'm')} long, runs at ${quantity(kmh, 'km/h')}. How long does it take to pass ${point}?`,
      say`${name} of length ${quantity(length, 'm')} is moving at ${quantity(kmh, 'km/h')}. In what time will it cross ${point}?`,
      say`Find the time taken by ${name.replace(/^./, (first) => first.toLowerCase())} ${quantity(length, 'm')} long, running at ${quantity(kmh, 'km/h')}, to cross ${point}.`,
      say`The speed of ${name.replace(/^./, (first) => first.toLowerCase())} is ${quantity(kmh, 'km/h')} and its length is ${quantity(length, 'm')}. How many seconds will it take to cross ${point}?`,
      say`At ${quantity(kmh, 'km/h')}, how many seconds does ${name.replace(/^./, (first) => first.toLowerCase())}, ${quantity(length, 'm')} long, need to go past ${point}?`,
    ]),
    answer,
    mistakes: [
      { value: length / kmh, because: say`the metres were divided by km/h without changing the unit` },
      {
        value: time * 2,
        because: say`the train was taken to cover its length twice, for the engine and for the last coach`,
      },
      { value: time / 2, because: say`the train was taken to be past when its middle is` },
      { value: (time * 18) / 5, because: say`the speed was changed from km/h to m/s twice` },
      { value: time + 4, because: say`a slip in the division made it too large` },
      { value: time - 4, because: say`a slip in the division made it too small` },
      { value: time * 1.5, because: say`half of the length was counted once more` },
    ].filter(({ value }) => Number.isInteger(2 * value)),
    within: [3, 4 * time] as const,
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
    concept: 'train-crossing-a-pole',
    given: { find: 'speed' as const, length, time },
    prompt: rng.pick([
      say`${name} of length ${quantity(length, 'm')} passes ${point} in ${quantity(time, 'second')}. ${ask(rng, 'its speed')}`,
      say`${name}, ${quantity(length, 'm')} long, takes ${quantity(time, 'second')} to cross ${point}. ${ask(rng, 'its speed in km/h')}`,
      say`If ${name.replace(/^./, (first) => first.toLowerCase())} ${quantity(length, 'm')} long crosses ${point} in ${quantity(time, 'second')}, what is its speed in km/h?`,
    ]),
    answer,
    mistakes: [
      { value: speed, because: say`that is the speed in m/s, not in km/h` },
      {
        value: toKmh(speed) * 2,
        because: say`the train was taken to cover its length twice, for the engine and for the last coach`,
      },
      { value: toKmh(speed) / 2, because: say`the train was taken to be past when its middle is` },
      { value: toKmh(speed) + 9, because: say`a slip in the product made it too large` },
      { value: toKmh(speed) - 9, because: say`a slip in the product made it too small` },
      { value: speed * 3, because: say`the speed was multiplied by 3 instead of 18/5` },
      { value: speed * 4, because: say`the speed was multiplied by 4 instead of 18/5` },
    ],
    within: [8, 200] as const,
    steps: [
      say`To pass a point the train covers its own length: ${length} ÷ ${time} = ${quantity(speed, 'm/s')}`,
      say`${speed} × 18/5 = ${answer}`,
    ],
  }
}

function timeForPlatform(rng: Random) {
  const { speed, time, length, platform } = drawPlatform(rng)
  const kmh = toKmh(speed)
  const name = drawTrain(rng)
  const structure = drawStructure(rng)
  const answer = quantity(time, 'second')
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'time' as const, length, platform, speed: kmh },
    prompt: rng.pick([
      say`${name}, ${quantity(length, 'm')} long, runs at ${quantity(kmh, 'km/h')}. How long does it take to cross a ${structure} of ${quantity(platform, 'm')}?`,
      say`In what time does ${name.replace(/^./, (first) => first.toLowerCase())} of length ${quantity(length, 'm')}, moving at ${quantity(kmh, 'km/h')}, completely cross a ${structure} ${quantity(platform, 'm')} long?`,
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
  const structure = drawStructure(rng)
  const answer = quantity(platform, 'm')
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'platform' as const, length, time, speed: kmh },
    prompt: rng.pick([
      say`${name} of length ${quantity(length, 'm')} runs at ${quantity(kmh, 'km/h')} and crosses a ${structure} in ${quantity(time, 'second')}. How long is the ${structure}?`,
      say`${name}, ${quantity(length, 'm')} long, takes ${quantity(time, 'second')} to pass a ${structure} at ${quantity(kmh, 'km/h')}. ${ask(rng, say`the length of the ${structure}`)}`,
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

function speedFromPlatform(rng: Random) {
  const { speed, time, length, platform } = drawPlatform(rng)
  const structure = drawStructure(rng)
  const kmh = toKmh(speed)
  const answer = quantity(kmh, 'km/h')
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'platform-speed' as const, length, platform, time },
    prompt: rng.pick([
      say`${drawTrain(rng)}, ${quantity(length, 'm')} long, crosses a ${structure} of ${quantity(platform, 'm')} in ${quantity(time, 'second')}. ${ask(rng, 'its speed in km/h')}`,
      say`A ${structure} is ${quantity(platform, 'm')} long. ${drawTrain(rng)} of length ${quantity(length, 'm')} crosses it in ${quantity(time, 'second')}. ${ask(rng, 'the speed of the train in km/h')}`,
    ]),
    answer,
    mistakes: [
      { value: speed, because: say`that is the speed in m/s, not in km/h` },
      { value: toKmh(platform / time), because: say`the length of the train itself was left out` },
      { value: toKmh(length / time), because: say`the length of the ${structure} was left out` },
      {
        value: toKmh(Math.abs(platform - length) / time),
        because: say`the two lengths were subtracted; they add up`,
      },
      {
        value: toKmh((platform + 2 * length) / time),
        because: say`the train was counted once when it enters and once when it leaves`,
      },
      { value: kmh + 18, because: say`the speed in m/s was taken 5 too large` },
      { value: kmh - 18, because: say`the speed in m/s was taken 5 too small` },
    ],
    steps: [
      say`The train covers its own length and the ${structure}: ${length} + ${platform} = ${quantity(length + platform, 'm')}`,
      say`Speed = ${length + platform} ÷ ${time} = ${quantity(speed, 'm/s')}`,
      say`${speed} × 18/5 = ${answer}`,
    ],
  }
}

function twoPlatforms(rng: Random) {
  const { speed, length, shorterTime, longerTime } = rng.until(
    () => ({
      speed: drawSpeed(rng),
      length: rng.int(100, 400, 10),
      shorterTime: rng.int(12, 32),
      longerTime: rng.int(16, 44),
    }),
    (drawn) =>
      drawn.longerTime > drawn.shorterTime + 2 &&
      drawn.speed * drawn.shorterTime - drawn.length >= 80 &&
      drawn.speed * drawn.longerTime - drawn.length <= 900 &&
      // Else the train would be as long as one of them.
      ![drawn.shorterTime, drawn.longerTime].some((time) => drawn.speed * time === 2 * drawn.length),
  )
  const [shorter, longer] = [speed * shorterTime - length, speed * longerTime - length]
  const answer = quantity(length, 'm')
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'of-two' as const, shorter, shorterTime, longer, longerTime },
    prompt: rng.pick([
      say`${drawTrain(rng)} crosses a platform of ${quantity(shorter, 'm')} in ${quantity(shorterTime, 'second')} and another of ${quantity(longer, 'm')} in ${quantity(longerTime, 'second')}. How long is the train?`,
      say`Two platforms are ${quantity(shorter, 'm')} and ${quantity(longer, 'm')} long. ${drawTrain(rng)} takes ${quantity(shorterTime, 'second')} to cross the first and ${quantity(longerTime, 'second')} to cross the second at the same speed. ${ask(rng, 'the length of the train')}`,
    ]),
    answer,
    mistakes: [
      { value: longer - shorter, because: say`that is the difference of the two platforms` },
      { value: speed * shorterTime, because: say`that is the train and the first platform together` },
      { value: speed * longerTime, because: say`that is the train and the second platform together` },
      { value: length + speed, because: say`the time was taken one second too long` },
      { value: length - speed, because: say`the time was taken one second too short` },
      { value: length * 2, because: say`the train was counted once when it enters and once when it leaves` },
      { value: length / 2, because: say`half of the length was taken` },
    ],
    steps: [
      say`In both cases the train also covers its own length, so ${longer} − ${shorter} = ${quantity(longer - shorter, 'm')} take ${longerTime} − ${shorterTime} = ${quantity(longerTime - shorterTime, 'second')}.`,
      say`Speed = ${longer - shorter} ÷ ${longerTime - shorterTime} = ${quantity(speed, 'm/s')}`,
      say`In ${quantity(shorterTime, 'second')} it covers ${speed} × ${shorterTime} = ${quantity(speed * shorterTime, 'm')}`,
      say`Less the platform: ${speed * shorterTime} − ${shorter} = ${answer}`,
    ],
  }
}

function lengthFromTwo(rng: Random) {
  const { speed, time: poleTime, length } = drawRide(rng)
  const extra = rng.until(
    () => rng.int(4, 24),
    (drawn) => drawn !== poleTime,
  )
  const platform = speed * extra
  const platformTime = poleTime + extra
  const structure = drawStructure(rng)
  const answer = quantity(length, 'm')
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'length' as const, poleTime, platform, platformTime },
    prompt: rng.pick([
      say`${drawTrain(rng)} passes ${drawPoint(rng)} in ${quantity(poleTime, 'second')} and a ${structure} of ${quantity(platform, 'm')} in ${quantity(platformTime, 'second')}. How long is the train?`,
      say`${drawTrain(rng)} takes ${quantity(platformTime, 'second')} to cross a ${structure} ${quantity(platform, 'm')} long, and ${quantity(poleTime, 'second')} to cross ${drawPoint(rng)}. ${ask(rng, 'the length of the train')}`,
    ]),
    answer,
    mistakes: [
      { value: platform, because: say`that is the length of the ${structure}` },
      {
        value: (platform * poleTime) / platformTime,
        because: say`the ${structure} was divided by its whole time, in which the train passes its own length too`,
      },
      { value: platform + length, because: say`that is the train and the ${structure} together` },
      { value: Math.abs(platform - length), because: say`the two lengths were subtracted` },
      {
        value: (platform * platformTime) / poleTime,
        because: say`the two times were used the wrong way round`,
      },
      { value: length - speed, because: say`the time was taken one second too short` },
      { value: length + speed, because: say`the time was taken one second too long` },
    ],
    steps: [
      say`To cross the ${structure} the train covers its own length and ${quantity(platform, 'm')}.`,
      say`So ${quantity(platform, 'm')} take ${platformTime} − ${poleTime} = ${quantity(extra, 'second')}`,
      say`Speed = ${platform} ÷ ${extra} = ${quantity(speed, 'm/s')}`,
      say`Length = ${speed} × ${poleTime} = ${answer}`,
    ],
  }
}

function walker(rng: Random) {
  const sign = rng.pick([1, -1])
  const { relative, time, walk } = rng.until(
    () => ({ relative: rng.int(10, 25, 5), time: rng.int(6, 24), walk: rng.int(4, 9) }),
    (drawn) => drawn.time * drawn.relative <= 450 && drawn.time * drawn.relative >= 90,
  )
  const speed = toKmh(relative) - sign * walk
  const length = relative * time
  const way = sign === 1 ? 'towards it' : 'in the same direction'
  const who = rng.pick(['a man', 'a woman', 'a boy', 'a girl', 'a linesman', 'a jogger'])
  const answer = quantity(length, 'm')
  return {
    concept: 'train-crossing-a-moving-man',
    given: { find: 'train-length' as const, speed, walk, sign, time },
    prompt: rng.pick([
      say`${drawTrain(rng)} runs at ${quantity(speed, 'km/h')} and passes ${who} going ${way} at ${quantity(walk, 'km/h')} in ${quantity(time, 'second')}. How long is the train?`,
      say`${drawTrain(rng)} moving at ${quantity(speed, 'km/h')} takes ${quantity(time, 'second')} to go past ${who} who moves ${way} at ${quantity(walk, 'km/h')}. ${ask(rng, 'the length of the train')}`,
    ]),
    answer,
    mistakes: [
      {
        value: ((speed - sign * walk) * 5 * time) / 18,
        because: say`the two speeds were ${sign === 1 ? 'subtracted; moving towards each other they add up' : 'added; in the same direction they are subtracted'}`,
      },
      { value: (speed * 5 * time) / 18, because: say`the speed of the walker was left out` },
      { value: length + relative, because: say`the time was taken one second too long` },
      { value: length - relative, because: say`the time was taken one second too short` },
      { value: length / 2, because: say`the train was taken to be past when its middle is` },
      { value: length * 2, because: say`the train was counted once when it enters and once when it leaves` },
    ],
    steps: [
      say`Moving ${sign === 1 ? 'towards each other, the speeds add up' : 'the same way, the speeds are subtracted'}.`,
      say`Relative speed = ${speed} ${sign === 1 ? '+' : '−'} ${walk} = ${quantity(toKmh(relative), 'km/h')}`,
      say`${quantity(toKmh(relative), 'km/h')} = ${quantity(relative, 'm/s')}`,
      say`Length = ${relative} × ${time} = ${answer}`,
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

/** In m/s a multiple of 5, so in km/h a multiple of 18. */
const drawSpeed = (rng: Random): number => rng.pick([10, 15, 20, 25, 30])

const toKmh = (metresPerSecond: number): number => (metresPerSecond * 18) / 5

/** A speed in m/s, a time in seconds and a train as long as it goes in that time. */
const drawRide = (rng: Random) =>
  rng.until(
    () => {
      const [speed, time] = [drawSpeed(rng), rng.int(5, 30)]
      return { speed, time, length: speed * time }
    },
    ({ length }) => length >= 90 && length <= 600,
  )

const drawStructure = (rng: Random): string =>
  rng.pick(['platform', 'platform', 'platform', 'platform', 'bridge', 'tunnel'])

const drawTrain = (rng: Random): string =>
  rng.pick(['A train', 'A train', 'A goods train', 'A passenger train', 'An express train', 'A local train'])

const drawPoint = (rng: Random): string =>
  rng.pick([
    'a signal post',
    'an electric pole',
    'a man standing on the platform',
    'a milestone',
    'a tree beside the track',
    'a telegraph post',
    'a signboard',
    'a level crossing gate',
  ])
