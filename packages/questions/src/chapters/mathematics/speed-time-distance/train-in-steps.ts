import type { Random } from '../../../kit/random/random.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of trains: two passings that give speed and length, and what follows from them. */

const WALKERS = ['men', 'persons', 'women', 'boys', 'linesmen'] as const

/** "A train overtakes two men walking at 3 and 6 km/h in its direction in 10 and 11 seconds. How long is the train?" */
export function twoWalkers(rng: Random) {
  const { speed, slow, fast, slowTime, fastTime, sign } = rng.until(
    () => {
      const sign = rng.pick([1, -1] as const)
      // Nobody walks faster than 8 km/h; the one who comes towards the train is on a bicycle.
      const [slow, fast] = [rng.int(2, 7), rng.int(3, sign === 1 ? 9 : 16)]
      // The times are in the inverse ratio of the relative speeds, n and n − 1 or n + 1 times the difference.
      const [times, factor] = [rng.int(2, 40), rng.int(1, 6)]
      const apart = fast - sign * slow
      return {
        speed: Math.abs(apart) * times + slow,
        slow,
        fast,
        slowTime: (times - sign) * factor,
        fastTime: times * factor,
        sign,
      }
    },
    (drawn) =>
      drawn.fast > drawn.slow &&
      drawn.speed >= 30 &&
      drawn.speed <= 110 &&
      drawn.slowTime >= 6 &&
      drawn.slowTime <= 40 &&
      Number.isInteger(((drawn.speed - drawn.slow) * drawn.slowTime) / 18) &&
      (drawn.speed - drawn.slow) * drawn.slowTime <= 2000 &&
      (drawn.speed - drawn.slow) * drawn.slowTime >= 360,
  )
  const length = ((speed - slow) * slowTime * 5) / 18
  const asksLength = rng.chance(0.5)
  const answer = asksLength ? quantity(length, 'm') : quantity(speed, 'km/h')
  const who = rng.pick(WALKERS)
  const [one, other] = [quantity(slow, 'km/h'), quantity(fast, 'km/h')]
  const times = say`${quantity(slowTime, 'second')} and ${quantity(fastTime, 'second')}`
  const asked = asksLength ? 'the length of the train' : 'the speed of the train'
  const relative = speed - slow
  return {
    concept: 'train-crossing-a-moving-man',
    given: {
      find: asksLength ? ('length-by-two' as const) : ('speed-by-two' as const),
      slow,
      fast,
      slowTime,
      fastTime,
      sign,
    },
    prompt:
      sign === 1
        ? rng.pick([
            say`A train overtakes two ${who} who are walking in the direction of the train at ${one} and ${other}, respectively, and passes them completely in ${times}, respectively. ${ask(rng, asked)}`,
            say`Two ${who} are walking in the same direction along a railway track at ${one} and ${other}. A train moving in their direction passes them completely in ${times}, respectively. ${ask(rng, asked)}`,
            say`If a train passes two ${who}, who walk in its direction at ${one} and ${other}, in ${times}, respectively, then ${askThen(rng, asked)}`,
          ])
        : rng.pick([
            say`A train passes a man walking in its direction at ${one} in ${quantity(slowTime, 'second')}, and a cyclist going in the opposite direction at ${other} in ${quantity(fastTime, 'second')}. ${ask(rng, asked)}`,
            say`A train overtakes a ${rng.pick(['man', 'boy', 'woman'])} walking at ${one} in ${quantity(slowTime, 'second')}. It passes a cyclist coming from the opposite direction at ${other} in ${quantity(fastTime, 'second')}. ${ask(rng, asked)}`,
          ]),
    answer,
    mistakes: asksLength
      ? [
          { value: (speed * slowTime * 5) / 18, because: say`the speed of the first man was left out` },
          { value: (speed * fastTime * 5) / 18, because: say`the speed of the second was left out` },
          {
            value: ((speed + slow) * slowTime * 5) / 18,
            because: say`the speed of the first man was added; he goes with the train`,
          },
          {
            value: ((speed + sign * fast) * fastTime * 5) / 18,
            because: say`the speed of the second was taken the wrong way`,
          },
          { value: length + (relative * 5) / 18, because: say`the time was taken one second too long` },
          { value: length - (relative * 5) / 18, because: say`the time was taken one second too short` },
          { value: length * 2, because: say`the train was counted once when it comes and once when it goes` },
          { value: length + 25, because: say`the relative speed was taken too large` },
          { value: length - 25, because: say`the relative speed was taken too small` },
        ].filter(({ value }) => Number.isInteger(value))
      : [
          { value: relative, because: say`that is the speed relative to the first man` },
          { value: speed - sign * fast, because: say`that is the speed relative to the second` },
          { value: speed + slow, because: say`the speed of the first man was added once more` },
          { value: speed + fast, because: say`the speed of the second was added once more` },
          { value: speed + fast - slow, because: say`the difference of the two speeds was added` },
          { value: speed - fast + slow, because: say`the difference of the two speeds was taken off` },
        ],
    steps: [
      say`Let the speed of the train be v km/h. Relative to the first man it is v − ${slow}, to the second v ${sign === 1 ? '−' : '+'} ${fast}.`,
      say`Both times the train covers its own length: (v − ${slow}) × ${slowTime} = (v ${sign === 1 ? '−' : '+'} ${fast}) × ${fastTime}`,
      say`This gives v = ${quantity(speed, 'km/h')}.`,
      asksLength
        ? say`The relative speed is ${speed} − ${slow} = ${quantity(relative, 'km/h')}, which is ${relative} × 5/18 m/s.`
        : say`Check: ${relative} × ${slowTime} = ${speed - sign * fast} × ${fastTime} = ${relative * slowTime}`,
      asksLength
        ? say`Length = ${relative} × 5/18 × ${slowTime} = ${answer}`
        : say`So the speed is ${answer}`,
    ],
  }
}

/** "A train passes a pole in 15 seconds and a platform of 150 m in 25 seconds. In what time will it cross a bridge of 270 m?" */
export function thirdStructure(rng: Random) {
  const { speed, pole, first, second } = rng.until(
    () => ({
      speed: rng.pick([10, 12, 15, 16, 18, 20, 24, 25, 30]),
      pole: rng.int(6, 30),
      first: rng.int(5, 30),
      second: rng.int(5, 36),
    }),
    (drawn) =>
      drawn.speed * drawn.pole >= 90 &&
      drawn.speed * drawn.pole <= 600 &&
      drawn.speed * drawn.first >= 80 &&
      Math.abs(drawn.first - drawn.second) >= 6 &&
      drawn.speed * Math.max(drawn.first, drawn.second) <= 800 &&
      drawn.pole !== drawn.first &&
      drawn.pole !== drawn.second,
  )
  const [length, platform, bridge] = [speed * pole, speed * first, speed * second]
  const key = pole + second
  const answer = quantity(key, 'second')
  const point = rng.pick([
    'a pole',
    'a signal post',
    'a man standing on the platform',
    'a tree',
    'a telegraph post',
  ])
  const other = rng.pick(['bridge', 'tunnel', 'platform'])
  const [platformTime, poleTime] = [quantity(pole + first, 'second'), quantity(pole, 'second')]
  return {
    concept: 'train-crossing-a-platform',
    given: { find: 'third-time' as const, pole, platform, platformTime: pole + first, bridge },
    prompt: rng.pick([
      say`A train passes ${point} in ${poleTime} and a platform ${quantity(platform, 'm')} long in ${platformTime}. In what time will it cross ${other === 'platform' ? 'another platform' : `a ${other}`} ${quantity(bridge, 'm')} long at the same speed?`,
      say`A train takes ${platformTime} to cross a platform of length ${quantity(platform, 'm')} and ${poleTime} to cross ${point}. How long will it take to cross a ${other} of length ${quantity(bridge, 'm')}?`,
      say`If a train moving at a uniform speed crosses ${point} in ${poleTime} and a platform ${quantity(platform, 'm')} long in ${platformTime}, then how many seconds will it take to cross a ${other} ${quantity(bridge, 'm')} long?`,
    ]),
    answer,
    mistakes: [
      {
        value: (bridge * (pole + first)) / platform,
        because: say`the time was taken in the ratio of the two lengths; the train covers its own length too`,
      },
      { value: second, because: say`the length of the train itself was left out` },
      { value: pole + first + second, because: say`the time for the first platform was added as a whole` },
      { value: 2 * pole + second, because: say`the length of the train was counted twice` },
      {
        value: key + Math.abs(second - first),
        because: say`the difference of the two lengths was counted twice`,
      },
      { value: first + second, because: say`the two lengths were added, without the train` },
      { value: key + 2, because: say`the train was taken ${2 * speed} m too long` },
      { value: key - 2, because: say`the train was taken ${2 * speed} m too short` },
      { value: key + 3, because: say`the train was taken ${3 * speed} m too long` },
      { value: key - 3, because: say`the train was taken ${3 * speed} m too short` },
    ].filter(({ value }) => Number.isInteger(value)),
    within:
      second > first ? ([pole + first + 0.1, 1000] as const) : ([pole + 0.1, pole + first - 0.1] as const),
    steps: [
      say`In ${poleTime} the train covers its own length, so the platform alone takes ${pole + first} − ${pole} = ${quantity(first, 'second')}.`,
      say`Speed = ${platform} ÷ ${first} = ${quantity(speed, 'm/s')}`,
      say`Length of the train = ${speed} × ${pole} = ${quantity(length, 'm')}`,
      say`For the ${other} it must cover ${bridge} + ${length} = ${quantity(bridge + length, 'm')}`,
      say`Time = ${bridge + length} ÷ ${speed} = ${answer}`,
    ],
  }
}

/** "A train crosses platforms of 160 m and 280 m in 18 and 24 seconds. What is its speed, or its time past a pole?" */
export function poleFromPlatforms(rng: Random) {
  const { speed, pole, first, second } = rng.until(
    () => ({
      speed: rng.pick([10, 12, 15, 16, 18, 20, 24, 25, 30]),
      pole: rng.int(6, 30),
      first: rng.int(5, 26),
      second: rng.int(9, 40),
    }),
    (drawn) =>
      drawn.second - drawn.first >= 3 &&
      drawn.speed * drawn.first >= 80 &&
      drawn.speed * drawn.second <= 900 &&
      drawn.speed * drawn.pole >= 90 &&
      drawn.speed * drawn.pole <= 600,
  )
  const [shorter, longer] = [speed * first, speed * second]
  const answer = quantity(pole, 'second')
  const point = rng.pick([
    'a pole',
    'a signal post',
    'a man standing beside the track',
    'a tree',
    'a telegraph post',
  ])
  const [shorterTime, longerTime] = [quantity(pole + first, 'second'), quantity(pole + second, 'second')]
  const what = rng.pick(['platform', 'platform', 'bridge', 'tunnel'])
  return {
    concept: 'train-crossing-a-pole',
    given: {
      find: 'pole-time' as const,
      shorter,
      shorterTime: pole + first,
      longer,
      longerTime: pole + second,
    },
    prompt: rng.pick([
      say`A train crosses two ${what}s of lengths ${quantity(shorter, 'm')} and ${quantity(longer, 'm')} in ${shorterTime} and ${longerTime}, respectively. In what time will it cross ${point}?`,
      say`A train takes ${shorterTime} to cross a ${what} ${quantity(shorter, 'm')} long and ${longerTime} to cross a ${what} ${quantity(longer, 'm')} long at the same speed. How many seconds will it take to pass ${point}?`,
      say`If a train crosses a ${what} of ${quantity(shorter, 'm')} in ${shorterTime} and another of ${quantity(longer, 'm')} in ${longerTime}, how long does it take to pass ${point}?`,
    ]),
    answer,
    mistakes: [
      { value: second - first, because: say`that is the difference of the two times` },
      { value: first, because: say`that is the time for the first ${what} without the train` },
      { value: (2 * pole + first + second) / 2, because: say`that is the average of the two times` },
      { value: pole + 2, because: say`the train was taken ${2 * speed} m too long` },
      { value: pole - 2, because: say`the train was taken ${2 * speed} m too short` },
      { value: 2 * pole, because: say`the length of the train was counted twice` },
      { value: pole / 2, because: say`the train was taken to be past when its middle is` },
      {
        value: pole + first - (second - first),
        because: say`the difference of the times was taken off the first time`,
      },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [1, pole + first - 1] as const,
    steps: [
      say`${longer} − ${shorter} = ${quantity(longer - shorter, 'm')} take ${pole + second} − ${pole + first} = ${quantity(second - first, 'second')}.`,
      say`Speed = ${longer - shorter} ÷ ${second - first} = ${quantity(speed, 'm/s')}`,
      say`In ${shorterTime} the train covers ${speed} × ${pole + first} = ${quantity(speed * (pole + first), 'm')}`,
      say`So its length is ${speed * (pole + first)} − ${shorter} = ${quantity(speed * pole, 'm')}`,
      say`Time past ${point} = ${speed * pole} ÷ ${speed} = ${answer}`,
    ],
  }
}
