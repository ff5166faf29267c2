import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kmh, metres, seconds } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Two trains 150 m and 180 m long run towards each other at 60 and 48 km/h. In what time do they pass each other?" */
export const twoTrains = defineGenerator({
  id: 'arithmetic/two-trains',
  version: 2,
  concepts: ['trains-crossing-each-other'],
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
  const [from, to] = rng.sample(towns, 2)
  return { person: rng.pick(people), from, to, kind: rng.pick(['local', 'passenger', 'goods', 'mail']) }
}

/** Speeds whose sum or difference is a multiple of 18, so that it is whole in m/s. */
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
  const { person, from, to, kind } = draw(rng)
  const how = way === 1 ? 'towards each other' : 'in the same direction'
  const answer = seconds(time)
  const lengths = first + second
  return {
    concept: 'trains-crossing-each-other',
    given: { find: 'time' as const, way, first, second, fast, slow, seconds: 0 },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, run on parallel tracks ${how} at ${kmh(fast)} and ${kmh(slow)}. In what time does the ${way === 1 ? 'one pass the other' : 'faster one pass the slower'} completely?`,
      say`Near ${from}, a ${metres(first)} long train at ${kmh(fast)} and a ${metres(second)} long ${kind} train at ${kmh(slow)} move ${how}. How long do they take to clear each other from the moment they meet?`,
      say`${person.name} watches a train of ${metres(first)} (${kmh(fast)}) and another of ${metres(second)} (${kmh(slow)}) running ${how} between ${from} and ${to}. Find the time from the meeting of the trains until they are clear of each other.`,
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
  const { person, from, to, kind } = draw(rng)
  const how = way === 1 ? 'in opposite directions' : 'in the same direction'
  const answer = metres(second)
  return {
    concept: 'trains-crossing-each-other',
    given: { find: 'length' as const, way, first, fast, slow, seconds: time },
    prompt: rng.pick([
      say`A train ${metres(first)} long at ${kmh(fast)} passes another train at ${kmh(slow)} in ${seconds(time)}; they run ${how}. How long is the other train?`,
      say`On the line from ${from} to ${to}, two trains run ${how} at ${kmh(fast)} and ${kmh(slow)}. They clear each other in ${seconds(time)}. The faster one is ${metres(first)} long; find the length of the other.`,
      say`${person.name} sits in a ${kind} train near ${from}. A train of ${metres(first)} at ${kmh(fast)} passes it completely in ${seconds(time)}; the ${kind} train runs at ${kmh(slow)} ${how === 'in opposite directions' ? 'the other way' : 'the same way'}. What is the length of the ${kind} train?`,
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
  const { person, from, to } = draw(rng)
  const answer = kmh(fast)
  const lengths = first + second
  return {
    concept: 'trains-crossing-each-other',
    given: { find: 'speed' as const, way: 1 as 1 | -1, first, second, slow, seconds: time },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, meet on parallel tracks and clear each other in ${seconds(time)}. The second runs at ${kmh(slow)}. How fast is the first?`,
      say`Between ${from} and ${to}, a train of ${metres(second)} at ${kmh(slow)} meets one of ${metres(first)} that comes towards it; they pass in ${seconds(time)}. Find the speed of the oncoming train.`,
      say`${person.name} times two trains near ${from} that run towards each other: ${metres(first)} and ${metres(second)} long, they need ${seconds(time)} to pass. One goes at ${kmh(slow)}. What is the speed of the other?`,
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
  const { person, from, to } = draw(rng)
  return {
    concept: 'trains-crossing-each-other',
    given: { find: 'faster' as const, way: 1 as 1 | -1, first, second, against, along, asks },
    prompt: rng.pick([
      say`Two trains, ${metres(first)} and ${metres(second)} long, pass each other in ${seconds(against)} when they run in opposite directions and in ${seconds(along)} when they run in the same direction. What is the speed of the ${asks} train?`,
      say`On parallel tracks near ${from}, trains of ${metres(first)} and ${metres(second)} need ${seconds(against)} to clear each other running towards each other, and ${seconds(along)} when the faster overtakes the slower. Find the speed of the ${asks} one.`,
      say`${person.name} notes for two trains between ${from} and ${to} (${metres(first)} and ${metres(second)} long): ${seconds(against)} to pass in opposite directions, ${seconds(along)} in the same direction. How fast is the ${asks} train?`,
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
