import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { exact, gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, metresPerSecond, seconds } from '../../../kit/values/quantities.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Round a 400 m track Asha runs at 6 m/s and Ravi at 4 m/s in the same direction. When do they first meet?" */
export const circularTrack = defineGenerator({
  id: 'arithmetic/circular-track',
  version: 4,
  concepts: ['first-meeting-on-track', 'meeting-at-the-start'],
  levels: {
    easy: { forms: [firstMeeting] },
    medium: { forms: [atTheStart] },
    hard: { forms: [threeAtStart, meetingPoints] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'meeting': {
        // Second by second, until the distance between them is a whole lap.
        const relative = given.fast + given.way * given.slow
        let seconds = 0
        do seconds++
        while ((relative * seconds) % given.track !== 0)
        return seconds
      }
      case 'start': {
        // The first second at which everyone has run whole laps.
        let seconds = 0
        do seconds++
        while (!given.speeds.every((speed) => (speed * seconds) % given.track === 0))
        return seconds
      }
      case 'points': {
        // Goes from meeting to meeting and notes where the slower one is.
        const relative = given.fast + given.way * given.slow
        const places = new Set(
          range(1, 200).map((meeting) =>
            (((given.slow * meeting * given.track) / relative) % given.track).toFixed(6),
          ),
        )
        return new Set([...places].map((place) => Number(place) % given.track)).size
      }
    }
  },
})

function firstMeeting(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow } = rng.until(
    () => ({ fast: rng.int(3, 9), slow: rng.int(2, 8) }),
    (drawn) => drawn.fast > drawn.slow,
  )
  const relative = fast + way * slow
  const time = rng.int(Math.ceil(180 / relative), Math.floor(1600 / relative))
  const track = relative * time
  const { one, other, how } = draw(rng)
  const direction = way === 1 ? 'in opposite directions' : 'in the same direction'
  return {
    concept: 'first-meeting-on-track',
    given: { find: 'meeting' as const, track, fast, slow, way },
    prompt: rng.pick([
      say`${one.name} and ${other.name} start from the same point on a circular track of length ${metres(track)} and ${how} ${direction} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively. After how much time will they meet for the first time?`,
      say`The length of a circular track is ${metres(track)}. Two ${rng.pick(['persons', 'men', 'boys', 'girls'])} start together from the same point ${direction} with speeds of ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively. ${ask(rng, 'the time after which they meet for the first time')}`,
      say`If two ${rng.pick(['cyclists', 'athletes', 'skaters', 'riders'])} ${how} around a ${metres(track)} long circular ${rng.pick(['track', 'park', 'path'])} ${direction} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, starting together, then when will they first meet?`,
      say`Two ${rng.pick(['persons', 'cyclists', 'friends'])} ${one.name} and ${other.name} go around a circular ${rng.pick(['field', 'park', 'lake'])} of circumference ${metres(track)} ${direction}. If their speeds are ${metresPerSecond(fast)} and ${metresPerSecond(slow)} and they start together, ${askThen(rng, 'the time of their first meeting')}`,
    ]),
    answer: seconds(time),
    mistakes: [
      {
        value: exact(track, fast - way * slow),
        because: say`the speeds were ${way === 1 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      { value: exact(track, fast), because: say`that is the time of one round of ${one.name}` },
      { value: exact(track, slow), because: say`that is the time of one round of ${other.name}` },
      { value: 2 * time, because: say`that is the second meeting` },
      { value: exact(time, 2), because: say`half of the track was used` },
      { value: exact(2 * track, fast + slow), because: say`the average of the speeds was used` },
      {
        value: exact(track * relative, fast * slow),
        because: say`the times of one round were ${way === 1 ? 'added' : 'subtracted'}`,
      },
    ],
    steps: [
      say`They come ${way === 1 ? say`${fast} + ${slow}` : say`${fast} − ${slow}`} = ${metres(relative)} nearer to a whole round every second.`,
      say`Time = ${track} ÷ ${relative} = ${seconds(time)}`,
    ],
  }
}

function atTheStart(rng: Random) {
  return startQuestion(rng, 2)
}

function threeAtStart(rng: Random) {
  return startQuestion(rng, 3)
}

/** At how many different points they meet. */
function meetingPoints(rng: Random) {
  const way = rng.pick([1, -1])
  const { p, q } = rng.until(
    () => ({ p: rng.int(2, 9), q: rng.int(1, 8) }),
    (drawn) => drawn.p > drawn.q && gcd(drawn.p, drawn.q) === 1 && drawn.p - drawn.q >= 2,
  )
  // Nobody runs faster than 9 m/s for rounds.
  const k = rng.int(1, Math.max(1, Math.floor(9 / p)))
  const [fast, slow] = [p * k, q * k]
  const track = rng.int(10, 60) * 20
  const answer = p + way * q
  const { one, other, how } = draw(rng)
  const direction = way === 1 ? 'in opposite directions' : 'in the same direction'
  return {
    concept: 'first-meeting-on-track',
    given: { find: 'points' as const, track, fast, slow, way },
    prompt: rng.pick([
      say`${one.name} and ${other.name} start together from a point on a circular track of ${metres(track)} and ${how} ${direction} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively. At how many distinct points on the track will they meet?`,
      say`Two ${rng.pick(['persons', 'men', 'boys', 'girls'])} run around a circular ${rng.pick(['track', 'park', 'path'])} of length ${metres(track)} ${direction} with speeds of ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, starting from the same point. ${ask(rng, 'the number of different points at which they meet')}`,
      say`If ${one.name} and ${other.name} move continuously ${direction} on a ${metres(track)} circular track at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively, then how many different meeting points are there?`,
      say`The circumference of a circular ${rng.pick(['field', 'park', 'lake', 'garden'])} is ${metres(track)}. Two ${rng.pick(['cyclists', 'athletes', 'riders'])} go around it ${direction} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}. ${ask(rng, 'the number of distinct points where they can meet')}`,
    ]),
    answer,
    mistakes: [
      {
        value: p - way * q,
        because: say`that is the number for ${way === 1 ? 'the same direction' : 'opposite directions'}`,
      },
      { value: fast + way * slow, because: say`the speeds were not brought to lowest terms` },
      { value: p * q, because: say`the parts of the ratio were multiplied` },
      { value: p, because: say`only the faster one was looked at` },
      { value: q, because: say`only the slower one was looked at` },
      { value: answer + 1, because: say`the starting point was counted twice` },
      { value: answer - 1, because: say`the starting point was left out` },
    ],
    steps: [
      say`The speeds are in the ratio ${p} : ${q}.`,
      say`Between two meetings the two together cover one round (opposite) or differ by one round (same direction).`,
      say`So the meeting points divide the track into ${p} ${way === 1 ? '+' : '−'} ${q} equal parts.`,
      say`Number of points = ${answer}`,
    ],
  }
}

function draw(rng: Random) {
  const [one, other, third] = drawLetters(rng, 3)
  return { one, other, third, how: rng.pick(['cycle', 'skate', 'ride']) }
}

/** The time of one lap must be whole. */
function drawRounds(rng: Random, count: number) {
  return rng.until(
    () => {
      const speeds = rng.sample(range(2, 10), count)
      const track = speeds.reduce(lcm) * rng.int(1, 60)
      return { speeds, track, rounds: speeds.map((speed) => track / speed) }
    },
    (drawn) =>
      drawn.track >= 200 && drawn.track <= 2400 && drawn.rounds.reduce(lcm) > Math.max(...drawn.rounds),
  )
}

function startQuestion(rng: Random, count: 2 | 3) {
  const { speeds, track, rounds } = drawRounds(rng, count)
  const { one, other, third, how } = draw(rng)
  const time = rounds.reduce(lcm)
  const names =
    count === 2 ? say`${one.name} and ${other.name}` : say`${one.name}, ${other.name} and ${third.name}`
  const list =
    count === 2
      ? say`${speeds[0] ?? 0} and ${metresPerSecond(speeds[1] ?? 0)}`
      : say`${speeds[0] ?? 0}, ${speeds[1] ?? 0} and ${metresPerSecond(speeds[2] ?? 0)}`
  const gap = Math.abs((speeds[0] ?? 0) - (speeds[1] ?? 0))
  const [first = 1, second = 1] = rounds
  return {
    concept: 'meeting-at-the-start',
    given: { find: 'start' as const, track, speeds },
    prompt: rng.pick([
      say`${names} start together from the same point on a circular track of ${metres(track)} and ${how} in the same direction at ${list}, respectively. After how much time will they meet again at the starting point for the first time?`,
      say`The length of a circular track is ${metres(track)}. ${names} start together from the same point with speeds of ${list}, respectively. When will they next be together at the starting point?`,
      say`If ${names} go around a circular ${rng.pick(['field', 'park', 'lake', 'garden'])} of circumference ${metres(track)} at ${list}, respectively, starting together, then ${askThen(rng, 'the time after which they will be together at the starting point again')}`,
      say`${count === 2 ? 'Two' : 'Three'} ${rng.pick(['persons', 'cyclists', 'athletes', 'friends'])} go around a ${metres(track)} long circular ${rng.pick(['path', 'track', 'ground'])} at ${list}, respectively. If they start at the same time from the same point, after how long will they all be at that point again?`,
      say`A circular ${rng.pick(['stadium', 'park', 'pond', 'racecourse'])} has a ${rng.pick(['path', 'road', 'track'])} of ${metres(track)} around it. ${names} begin to ${how} along it at the same time from the gate with speeds of ${list}, respectively. ${ask(rng, 'the time after which all of them are at the gate together again')}`,
      say`Around a circular ${rng.pick(['island', 'ground', 'colony', 'market'])}, ${count === 2 ? 'two' : 'three'} ${rng.pick(['buses', 'joggers', 'skaters', 'boys'])} take rounds of ${metres(track)} at ${list}, respectively, from a common point. How many seconds after the start will they first be together at that point?`,
      say`How long after starting together will ${names}, who ${how} on a ${metres(track)} circular track at ${list}, respectively, first be together at the starting point?`,
    ]),
    answer: seconds(time),
    mistakes: [
      { value: first * second, because: say`the times of one round were multiplied` },
      { value: 2 * time, because: say`that is the second such moment` },
      { value: exact(track, gap), because: say`that is when they meet anywhere, running the same way` },
      { value: Math.max(...rounds), because: say`that is one round of the slowest` },
      {
        value: rounds.reduce((sum, round) => sum + round, 0),
        because: say`the times of one round were added`,
      },
      { value: rounds.reduce(gcd), because: say`the highest common factor of the times was taken` },
      {
        value: count === 3 ? lcm(first, second) : exact(time, 2),
        because: count === 3 ? say`only the first two were looked at` : say`the time was halved`,
      },
      { value: 3 * time, because: say`that is the third such moment` },
    ],
    steps: [
      ...rounds.map(
        (round, index) =>
          say`${[one, other, third][index]?.name ?? ''} needs ${track} ÷ ${speeds[index] ?? 1} = ${seconds(round)} for a round.`,
      ),
      ...(count === 3 ? [say`The wanted time is the least common multiple of the three.`] : []),
      say`Least common multiple: ${seconds(time)}`,
    ],
  }
}
