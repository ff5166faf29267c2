import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kmh, metres, seconds } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two trains 150 m and 180 m long run towards each other at 60 and 48 km/h. In what time do they pass each other?" */
export const twoTrains = defineGenerator({
  id: 'arithmetic/two-trains',
  version: 4,
  concepts: ['trains-crossing-each-other', 'trains-in-opposite-directions', 'trains-in-the-same-direction'],
  levels: {
    easy: { forms: [passing] },
    medium: { forms: [otherLength, otherSpeed] },
    hard: { forms: [bothWays] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    // Second by second in metres: how far the fronts move against each other.
    const gapAfter = (seconds: number, fast: number, slow: number) =>
      ((fast * 1000) / 3600) * seconds + given.way * ((slow * 1000) / 3600) * seconds
    switch (given.find) {
      case 'time':
        return bisect(
          (seconds) => gapAfter(seconds, given.fast, given.slow) - given.first - given.second,
          10_000,
        )
      case 'length':
        return bisect(
          (length) => given.first + length - gapAfter(given.seconds, given.fast, given.slow),
          10_000,
        )
      case 'speed':
        return bisect(
          (speed) => gapAfter(given.seconds, speed, given.slow) - given.first - given.second,
          1000,
        )
      case 'faster': {
        // Try half km/h by half km/h.
        for (let doubled = 2; doubled <= 400; doubled++) {
          for (let other = 1; other < doubled; other++) {
            const [fast, slow] = [doubled / 2, other / 2]
            const length = given.first + given.second
            const meets = ((fast + slow) * 5 * given.against) / 18
            const overtakes = ((fast - slow) * 5 * given.along) / 18
            if (Math.abs(meets - length) < 1e-9 && Math.abs(overtakes - length) < 1e-9)
              return given.asks === 'faster' ? fast : slow
          }
        }
        return Number.NaN
      }
    }
  },
})

function draw(rng: Random) {
  return { kind: rng.pick(['local', 'passenger', 'goods', 'mail']) }
}

/** Speeds whose sum or difference is a multiple of 18, so that it is whole in m/s. */
/** 1 is towards each other, −1 is one behind the other. */
const conceptsOf = (way: number): readonly string[] => [
  'trains-crossing-each-other',
  way === 1 ? 'trains-in-opposite-directions' : 'trains-in-the-same-direction',
]

function drawSpeeds(rng: Random, way: 1 | -1) {
  return rng.until(
    () => ({ fast: rng.int(40, 126), slow: rng.int(24, 90) }),
    ({ fast, slow }) => fast > slow + 8 && (fast + way * slow) % 18 === 0,
  )
}

function passing(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow } = drawSpeeds(rng, way)
  const relative = ((fast + way * slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(6, 60), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const { kind } = draw(rng)
  const how = way === 1 ? 'towards each other' : 'in the same direction'
  const answer = seconds(time)
  const lengths = first + second
  return {
    concept: conceptsOf(way),
    given: { find: 'time' as const, way, first, second, fast, slow, seconds: 0 },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, are running on parallel tracks ${how} at ${kmh(fast)} and ${kmh(slow)}, respectively. In how much time will they cross each other completely?`,
      say`A train ${metres(first)} long running at ${kmh(fast)} and a ${kind} train ${metres(second)} long running at ${kmh(slow)} move ${how} on parallel tracks. ${ask(rng, 'the time taken by them to cross each other')}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} run ${how} with speeds of ${kmh(fast)} and ${kmh(slow)}, respectively, then how long will they take to pass each other?`,
      say`The lengths of two trains moving ${how} are ${metres(first)} and ${metres(second)}, and their speeds are ${kmh(fast)} and ${kmh(slow)}, respectively. ${ask(rng, 'the time in which they will cross each other')}`,
      say`The speeds of two trains are ${kmh(fast)} and ${kmh(slow)}. They are ${metres(first)} and ${metres(second)} long, respectively, and run ${how}. How many seconds will they take to clear each other?`,
      say`An express train of length ${metres(first)} has a speed of ${kmh(fast)}. ${ask(rng, say`the time in which it crosses a ${kind} train of length ${metres(second)} running ${how === 'towards each other' ? 'in the opposite direction' : how} at ${kmh(slow)}`)}`,
      say`Running at ${kmh(fast)} and ${kmh(slow)}, respectively, ${how}, two trains of lengths ${metres(first)} and ${metres(second)} meet at a ${rng.pick(['station', 'bridge', 'signal', 'crossing'])}. After how many seconds will they be clear of each other?`,
    ]),
    answer,
    mistakes: [
      {
        value: lengths / (((fast - way * slow) * 5) / 18),
        because: say`the speeds were ${way === 1 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      { value: first / relative, because: say`only the first train’s length was used` },
      { value: second / relative, because: say`only the second train’s length was used` },
      { value: lengths / (fast + way * slow), because: say`km/h was not changed to m/s` },
      { value: (lengths * 18) / (5 * fast), because: say`only the first train’s speed was used` },
      { value: Math.abs(first - second) / relative, because: say`the lengths were subtracted` },
    ],
    steps: [
      say`Relative speed = ${fast} ${way === 1 ? '+' : '−'} ${slow} = ${kmh(fast + way * slow)} = ${quantity(relative, 'm/s')}`,
      say`Time = (${first} + ${second}) ÷ ${relative} = ${answer}`,
    ],
  }
}

function otherLength(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow } = drawSpeeds(rng, way)
  const relative = ((fast + way * slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(6, 60), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const { kind } = draw(rng)
  const how = way === 1 ? 'in opposite directions' : 'in the same direction'
  const answer = metres(second)
  return {
    concept: conceptsOf(way),
    given: { find: 'length' as const, way, first, fast, slow, seconds: time },
    prompt: rng.pick([
      say`A train ${metres(first)} long running at ${kmh(fast)} crosses a ${kind} train running ${how} at ${kmh(slow)} in ${seconds(time)}. ${ask(rng, say`the length of the ${kind} train`)}`,
      say`Two trains run ${how} at ${kmh(fast)} and ${kmh(slow)}, respectively, and cross each other in ${seconds(time)}. If the faster one is ${metres(first)} long, ${askThen(rng, 'the length of the other')}`,
      say`If a train ${metres(first)} long with a speed of ${kmh(fast)} takes ${seconds(time)} to pass another train moving ${how} at ${kmh(slow)}, then how long is the other train?`,
      say`The speeds of two trains moving ${how} are ${kmh(fast)} and ${kmh(slow)}, respectively. The first is ${metres(first)} long and they take ${seconds(time)} to cross each other. ${ask(rng, 'the length of the second')}`,
    ]),
    answer,
    mistakes: [
      { value: relative * time, because: say`that is the length of both trains together` },
      {
        value: Math.abs(((fast - way * slow) * 5 * time) / 18 - first),
        because: say`the speeds were ${way === 1 ? 'subtracted' : 'added'}`,
      },
      { value: relative * time + first, because: say`the known length was added instead of taken off` },
      {
        value: Math.abs((fast * 5 * time) / 18 - first),
        because: say`only the first train’s speed was used`,
      },
      { value: first, because: say`that is the length of the first train` },
      { value: (relative * time) / 2, because: say`both trains were taken to be equally long` },
    ],
    steps: [
      say`Relative speed = ${fast} ${way === 1 ? '+' : '−'} ${slow} = ${kmh(fast + way * slow)} = ${quantity(relative, 'm/s')}`,
      say`Both lengths together = ${relative} × ${time} = ${metres(relative * time)}`,
      say`Other train = ${relative * time} − ${first} = ${answer}`,
    ],
  }
}

function otherSpeed(rng: Random) {
  const { fast, slow } = drawSpeeds(rng, 1)
  const relative = ((fast + slow) * 5) / 18
  const { seconds: time, first } = rng.until(
    () => ({ seconds: rng.int(5, 24), first: rng.int(8, 40) * 10 }),
    (drawn) => relative * drawn.seconds - drawn.first >= 60 && relative * drawn.seconds - drawn.first <= 480,
  )
  const second = relative * time - first
  const answer = kmh(fast)
  const lengths = first + second
  return {
    concept: conceptsOf(1),
    given: { find: 'speed' as const, way: 1 as 1 | -1, first, second, slow, seconds: time },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, running in opposite directions cross each other in ${seconds(time)}. If the second runs at ${kmh(slow)}, ${askThen(rng, 'the speed of the first')}`,
      say`A train ${metres(second)} long running at ${kmh(slow)} crosses another train ${metres(first)} long coming from the opposite direction in ${seconds(time)}. ${ask(rng, 'the speed of the other train')}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} moving towards each other pass completely in ${seconds(time)} and the speed of the latter is ${kmh(slow)}, then how fast is the former?`,
    ]),
    answer,
    mistakes: [
      {
        value: (lengths / time) * 3.6,
        because: say`that is the relative speed; the other speed was not taken off`,
      },
      { value: lengths / time, because: say`that is the relative speed in m/s` },
      {
        value: (lengths / time) * 3.6 + slow,
        because: say`the other speed was added instead of taken off`,
      },
      { value: (first / time) * 3.6, because: say`only the first train’s length was used` },
      { value: (second / time) * 3.6, because: say`only the second train’s length was used` },
      { value: fast - slow, because: say`the other speed was taken off twice` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Relative speed = (${first} + ${second}) ÷ ${time} = ${quantity(relative, 'm/s')}`,
      say`In km/h: ${relative} × 18 ÷ 5 = ${fast + slow}`,
      say`They run towards each other, so the speeds add: ${fast + slow} − ${slow} = ${answer}`,
    ],
  }
}

/** Both passings are timed. */
function bothWays(rng: Random) {
  const { sum, difference, against, along } = rng.until(
    () => {
      const [sum, difference, against] = [rng.int(4, 12), rng.int(1, 4), rng.int(5, 24)]
      return { sum: 5 * sum, difference: 5 * difference, against, along: (sum * against) / difference }
    },
    (drawn) =>
      Number.isInteger(drawn.along) &&
      drawn.sum > drawn.difference + 5 &&
      drawn.along <= 150 &&
      drawn.sum * drawn.against >= 160 &&
      drawn.sum * drawn.against <= 900,
  )
  const lengths = sum * against
  const first = Math.round((lengths * rng.int(35, 60)) / 1000) * 10
  const second = lengths - first
  const [fast, slow] = [((sum + difference) / 2) * 3.6, ((sum - difference) / 2) * 3.6]
  const asks = rng.pick(['faster', 'slower'])
  const answer = kmh(asks === 'faster' ? fast : slow)
  return {
    concept: [...conceptsOf(1), 'trains-in-the-same-direction'],
    given: { find: 'faster' as const, way: 1 as 1 | -1, first, second, against, along, asks },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, cross each other in ${seconds(against)} when running in opposite directions and in ${seconds(along)} when running in the same direction. ${ask(rng, say`the speed of the ${asks} train`)}`,
      say`If two trains of lengths ${metres(first)} and ${metres(second)} take ${seconds(against)} to pass each other while moving in opposite directions and ${seconds(along)} while moving in the same direction, then ${askThen(rng, say`the speed of the ${asks} train`)}`,
      say`The lengths of two trains are ${metres(first)} and ${metres(second)}. They cross each other in ${seconds(along)} in the same direction and in ${seconds(against)} in opposite directions. How fast is the ${asks} one?`,
      say`A ${rng.pick(['passenger', 'goods', 'local', 'mail'])} train ${metres(first)} long and an express train ${metres(second)} long run on parallel tracks. They take ${seconds(along)} to cross each other in the same direction and ${seconds(against)} in opposite directions. ${ask(rng, say`the speed of the ${asks} of the two`)}`,
      say`Running in opposite directions, two trains with a total length of ${metres(first + second)} cross each other in ${seconds(against)}. In the same direction, the faster crosses the slower in ${seconds(along)}. At what speed does the ${asks} train run?`,
      say`When two trains of lengths ${metres(first)} and ${metres(second)} move towards each other, they cross in ${seconds(against)}; when they move in the same direction, they take ${seconds(along)}. ${ask(rng, say`the speed of the ${asks} one`)}`,
      say`A ${rng.pick(['man', 'guard', 'boy', 'station master'])} notes that two trains, ${metres(first)} and ${metres(second)} long, pass each other in ${seconds(against)} in opposite directions, but in ${seconds(along)} in the same direction. How many kilometres does the ${asks} train cover in an hour?`,
    ]),
    answer,
    mistakes: [
      {
        value: asks === 'faster' ? slow : fast,
        because: say`that is the speed of the ${asks === 'faster' ? 'slower' : 'faster'} train`,
      },
      { value: sum * 3.6, because: say`that is the sum of the speeds` },
      { value: difference * 3.6, because: say`that is the difference of the speeds` },
      {
        value: asks === 'faster' ? (sum + difference) / 2 : (sum - difference) / 2,
        because: say`that is the speed in m/s`,
      },
      {
        value: asks === 'faster' ? (sum + difference) * 3.6 : (sum - difference) * 3.6,
        because: say`the division by 2 was forgotten`,
      },
      { value: (lengths / (against + along)) * 3.6, because: say`the two times were added` },
      { value: (sum / 2) * 3.6, because: say`both trains were taken to be equally fast` },
    ],
    steps: [
      say`Sum of the speeds = ${lengths} ÷ ${against} = ${quantity(sum, 'm/s')}`,
      say`Difference of the speeds = ${lengths} ÷ ${along} = ${quantity(difference, 'm/s')}`,
      say`The ${asks} train: (${sum} ${asks === 'faster' ? '+' : '−'} ${difference}) ÷ 2 = ${quantity(asks === 'faster' ? (sum + difference) / 2 : (sum - difference) / 2, 'm/s')}`,
      say`Times 18/5: ${answer}`,
    ],
  }
}
