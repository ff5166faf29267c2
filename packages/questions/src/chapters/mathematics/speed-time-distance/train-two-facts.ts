import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { drawPoint, drawRide, drawTrain, toKmh } from './train-stories.ts'

/** The hard forms of train questions: two crossings, and someone who moves too. */
export function lengthFromTwo(rng: Random) {
  const { speed, time: poleTime, length } = drawRide(rng)
  const extra = rng.until(
    () => rng.int(4, 24),
    (drawn) => drawn !== poleTime,
  )
  const platform = speed * extra
  const platformTime = poleTime + extra
  const structure = rng.pick(['platform', 'bridge', 'tunnel'])
  const answer = quantity(length, 'm')
  return {
    given: { find: 'length' as const, poleTime, platform, platformTime },
    prompt: rng.pick([
      say`${drawTrain(rng)} passes ${drawPoint(rng)} in ${quantity(poleTime, 'second')} and a ${structure} of ${quantity(platform, 'm')} in ${quantity(platformTime, 'second')}. How long is the train?`,
      say`${drawTrain(rng)} takes ${quantity(platformTime, 'second')} to cross a ${structure} ${quantity(platform, 'm')} long, and ${quantity(poleTime, 'second')} to cross ${drawPoint(rng)}. Find the length of the train.`,
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

export function walker(rng: Random) {
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
    given: { find: 'train-length' as const, speed, walk, sign, time },
    prompt: rng.pick([
      say`${drawTrain(rng)} runs at ${quantity(speed, 'km/h')} and passes ${who} going ${way} at ${quantity(walk, 'km/h')} in ${quantity(time, 'second')}. How long is the train?`,
      say`${drawTrain(rng)} moving at ${quantity(speed, 'km/h')} takes ${quantity(time, 'second')} to go past ${who} who moves ${way} at ${quantity(walk, 'km/h')}. Find the length of the train.`,
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
