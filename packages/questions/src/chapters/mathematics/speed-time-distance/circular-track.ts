import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact, gcd, lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, metresPerSecond, minutes, seconds } from '../../../kit/values/quantities.ts'
import { count } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Round a 400 m track Asha runs at 6 m/s and Ravi at 4 m/s in the same direction. When do they first meet?" */
export const circularTrack = defineGenerator({
  id: 'arithmetic/circular-track',
  version: 10,
  concepts: ['first-meeting-on-track', 'meeting-at-the-start'],
  levels: {
    easy: { forms: [...often(2, firstMeeting), ...often(2, speedOnTrack)] },
    medium: { forms: [...often(2, atTheStart), ...often(2, byRoundTimes), ...often(2, byRounds)] },
    hard: { forms: [threeAtStart, meetingPoints, howOften] },
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
      case 'round-times': {
        // From one return of the first to the next, until all the others are back as well.
        const [first = 1, ...others] = given.rounds
        let time = first
        while (others.some((round) => time % round !== 0)) time += first
        return seconds(time)
      }
      case 'speed':
        // Every speed is tried until the first meeting falls at the given time.
        return (
          range(1, 60).find((speed) => {
            const relative = given.way === 1 ? speed + given.known : given.known - speed
            return relative > 0 && relative * given.time === given.track
          }) ?? Number.NaN
        )
      case 'rounds':
        // Parts of a round, minute by minute with fractions: together or apart they make one round.
        return bisect(
          (time) => time / given.quick + (given.way * time) / given.slow - 1,
          10 * given.quick * given.slow,
        )
      case 'how-often': {
        // From meeting to meeting while time is left.
        const relative = given.fast + given.way * given.slow
        let meetings = 0
        while ((meetings + 1) * given.track <= relative * given.seconds + 1e-9) meetings++
        return meetings
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
      say`A circular ${rng.pick(['stadium', 'pond', 'racecourse', 'garden'])} is ${metres(track)} around. ${one.name} goes around it at ${metresPerSecond(fast)} and ${other.name} at ${metresPerSecond(slow)}, ${direction} and from the same gate at the same time. How long do they take to meet first?`,
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
      { value: exact(track, 2 * fast), because: say`that is the time of half a round of ${one.name}` },
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

/** "Round a 600 m track A runs at 5 m/s. B runs the other way and they meet after 75 seconds. How fast is B?" */
function speedOnTrack(rng: Random) {
  const way = rng.pick([1, -1])
  const { known, speed } = rng.until(
    () => ({ known: rng.int(3, 9), speed: rng.int(2, 9) }),
    (drawn) => (way === 1 ? drawn.known !== drawn.speed : drawn.known > drawn.speed),
  )
  const relative = known + way * speed
  const time = rng.int(Math.ceil(180 / relative), Math.floor(1500 / relative))
  const track = relative * time
  const { one, other } = draw(rng)
  const direction = way === 1 ? 'in opposite directions' : 'in the same direction'
  const answer = metresPerSecond(speed)
  return {
    concept: 'first-meeting-on-track',
    given: { find: 'speed' as const, track, known, time, way },
    prompt: rng.pick([
      say`${one.name} and ${other.name} start together ${direction} on a circular track of ${metres(track)} and first meet after ${seconds(time)}. If ${one.name} runs at ${metresPerSecond(known)}, what is the speed of ${other.name}${way === 1 ? '' : ', who is slower'}?`,
      say`${one.name} and ${other.name} start from the same point ${direction} round a circular track of ${metres(track)}. If the speed of ${one.name} is ${metresPerSecond(known)} and they first meet after ${seconds(time)}, what is the speed of ${other.name}${way === 1 ? '' : ', who is slower'}?`,
      say`Two ${rng.pick(['skaters', 'cyclists', 'joggers'])} start together ${direction} around a ${rng.pick(['lake', 'park', 'field'])} of ${metres(track)} and meet first after ${seconds(time)}. The ${way === 1 ? 'first' : 'faster'} has a speed of ${metresPerSecond(known)}. ${ask(rng, 'the speed of the other')}`,
      say`${one.name}, whose speed is ${metresPerSecond(known)}, and ${other.name}${way === 1 ? '' : ', who is slower,'} leave the same point of a circular ${rng.pick(['road', 'racecourse', 'garden path'])} of ${metres(track)} ${direction}. They meet for the first time after ${seconds(time)}. ${ask(rng, say`the speed of ${other.name}`)}`,
      say`A circular path is ${metres(track)} long. ${one.name} and ${other.name} start together ${direction} and first meet after ${seconds(time)}. If the speed of ${one.name}${way === 1 ? '' : ', who is faster,'} is ${metresPerSecond(known)}, the speed of ${other.name} is:`,
    ]),
    answer,
    mistakes: [
      { value: relative, because: say`that is the ${way === 1 ? 'sum' : 'difference'} of the speeds` },
      { value: known, because: say`that is the speed of ${one.name}` },
      { value: known + relative, because: say`the relative speed was added to that of ${one.name}` },
      { value: Math.abs(relative - known) + 1, because: say`a slip of 1 in the subtraction` },
      { value: speed + 1, because: say`a slip of 1 in the division` },
      { value: speed - 1, because: say`a slip of 1 in the division` },
      { value: speed - 2, because: say`a slip of 2 in the division` },
      { value: exact(speed, 2), because: say`the result was halved` },
      { value: exact(relative, 2), because: say`both were taken to be equally fast` },
    ],
    steps: [
      say`${way === 1 ? 'Together they cover' : 'The faster gains'} one round in ${seconds(time)}: ${track} ÷ ${time} = ${metresPerSecond(relative)}`,
      way === 1
        ? say`Speed of the other = ${relative} − ${known} = ${answer}`
        : say`Speed of the other = ${known} − ${relative} = ${answer}`,
    ],
  }
}

/** Two times of a round that give a time of meeting in whole numbers or halves; they are too rare to be met by chance. */
const timesOfRounds = (way: 1 | -1) =>
  range(3, 90).flatMap((quick) =>
    range(quick + 1, 140).flatMap((slow) => {
      const time = (quick * slow) / (slow + way * quick)
      // In halves, so that half of it still has two decimal places.
      const isFit = Number.isInteger(2 * time) && time <= 600
      // A round takes some minutes or many seconds.
      const isPlausible = (slow <= 60 || quick >= 24) && slow % quick !== 0
      return isFit && isPlausible ? [{ quick, slow, time }] : []
    }),
  )
const ROUNDS = { 1: timesOfRounds(1), [-1]: timesOfRounds(-1) } as const

/** "A takes 6 minutes and B 9 minutes for a round. They start together the same way. When do they first meet?" */
function byRounds(rng: Random) {
  const way = rng.pick([1, -1] as const)
  const { quick, slow, time } = rng.pick(ROUNDS[way])
  const { one, other, how } = draw(rng)
  const unit = slow > 60 || (quick >= 24 && rng.chance(0.4)) ? seconds : minutes
  const direction = way === 1 ? 'in opposite directions' : 'in the same direction'
  const answer = unit(time)
  const place =
    unit === seconds
      ? rng.pick(['track', 'path', 'course'])
      : rng.pick(['track', 'park', 'lake', 'stadium', 'garden'])
  return {
    concept: 'first-meeting-on-track',
    given: { find: 'rounds' as const, quick, slow, way },
    prompt: rng.pick([
      say`${one.name} completes a round of a circular ${place} in ${unit(quick)} and ${other.name} in ${unit(slow)}. They start together ${direction}. After how much time do they first meet?`,
      say`${one.name} and ${other.name} ${how} once around a circular ${place} in ${quick} and ${unit(slow)}, respectively. If they start together ${direction}, ${askThen(rng, 'the time of their first meeting')}`,
      say`For one round of a circular ${place} ${one.name} needs ${unit(quick)} and ${other.name} ${unit(slow)}. Setting off together ${direction} from one point, they meet for the first time after:`,
      say`Two ${rng.pick(['friends', 'cyclists', 'skaters', 'horses'])} take ${quick} and ${unit(slow)} for a round of a circular ${place}. They set out together from one point ${direction}. When will they meet first?`,
      say`${one.name} and ${other.name} start from the same point of a circular ${unit === seconds ? 'track' : 'path'} ${direction} and complete a round in ${unit(quick)} and ${unit(slow)}, respectively. ${ask(rng, 'the time after which they first meet')}`,
    ]),
    answer,
    mistakes: [
      {
        value: exact(quick * slow, slow - way * quick),
        because: say`that is the time for ${way === 1 ? 'the same direction' : 'opposite directions'}`,
      },
      { value: lcm(quick, slow), because: say`that is when both are at the starting point again` },
      { value: slow - quick, because: say`the times of one round were subtracted` },
      { value: quick + slow, because: say`the times of one round were added` },
      { value: exact(quick + slow, 2), because: say`that is the average of the two times` },
      { value: exact(time).mul(2), because: say`that is the second meeting` },
      { value: exact(time, 2), because: say`half of a round was taken` },
    ],
    steps: [
      say`In one ${unit === minutes ? 'minute' : 'second'} they cover 1/${quick} and 1/${slow} of the round.`,
      say`They meet when the ${way === 1 ? 'sum' : 'difference'} of their ways is one whole round.`,
      say`Time = ${quick} × ${slow} ÷ (${slow} ${way === 1 ? '+' : '−'} ${quick}) = ${answer}`,
    ],
  }
}

/** "How many times do A and B meet in 10 minutes on a 300 m track at 7 and 5 m/s in opposite directions?" */
function howOften(rng: Random) {
  const way = rng.pick([1, -1])
  const { fast, slow, track, time } = rng.until(
    () => ({ fast: rng.int(3, 9), slow: rng.int(2, 8), track: rng.int(10, 60) * 20, time: rng.int(5, 60) }),
    (drawn) => {
      const rounds = ((drawn.fast + way * drawn.slow) * drawn.time * 60) / drawn.track
      // Not at the very end: whether that counts would be a matter of words.
      return drawn.fast > drawn.slow && rounds > 3 && rounds < 60 && rounds % 1 > 0.05 && rounds % 1 < 0.95
    },
  )
  const relative = fast + way * slow
  const value = Math.floor((relative * time * 60) / track)
  const { one, other, how } = draw(rng)
  const direction = way === 1 ? 'in opposite directions' : 'in the same direction'
  const both = Math.floor((fast * time * 60) / track)
  return {
    concept: 'first-meeting-on-track',
    given: { find: 'how-often' as const, track, fast, slow, way, seconds: time * 60 },
    prompt: rng.pick([
      say`${one.name} and ${other.name} start together from one point and ${how} ${direction} around a circular track of ${metres(track)} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}. How many times do they meet in the next ${minutes(time)}?`,
      say`On a circular track of ${metres(track)}, two ${rng.pick(['runners', 'cyclists', 'skaters', 'boys'])} with speeds of ${fast} and ${metresPerSecond(slow)} set off together ${direction}. ${ask(rng, say`the number of their meetings within ${minutes(time)} after the start`)}`,
      say`${one.name} and ${other.name} start from the same point of a circular path of ${metres(track)} ${direction} at ${metresPerSecond(fast)} and ${metresPerSecond(slow)}, respectively. How many times will they meet in ${minutes(time)}, not counting the start?`,
      say`Around a ${rng.pick(['lake', 'park', 'ground', 'colony'])}, ${metres(track)} in circumference, ${one.name} and ${other.name} go ${direction} at ${fast} and ${metresPerSecond(slow)}, starting together from one point. How many times do they meet in the ${minutes(time)} after the start?`,
    ]),
    answer: count(value),
    mistakes: [
      { value: value + 1, because: say`the start was counted as a meeting` },
      { value: value - 1, because: say`one meeting too few was counted` },
      {
        value: Math.floor(((fast - way * slow) * time * 60) / track),
        because: say`the speeds were ${way === 1 ? 'subtracted instead of added' : 'added instead of subtracted'}`,
      },
      { value: both, because: say`that is the number of full rounds of ${one.name}` },
      {
        value: Math.floor((slow * time * 60) / track),
        because: say`that is the number of full rounds of ${other.name}`,
      },
      { value: 2 * value, because: say`the number was doubled` },
    ].filter(({ value: wrong }) => wrong > 0),
    steps: [
      say`Relative speed: ${fast} ${way === 1 ? '+' : '−'} ${slow} = ${metresPerSecond(relative)}`,
      say`One meeting for every ${track} ÷ ${relative} seconds, that is for every ${metres(track)} of relative way.`,
      say`In ${minutes(time)}: ${relative} × ${time * 60} = ${metres(relative * time * 60)}`,
      say`${relative * time * 60} holds ${track} this many whole times: ${value}`,
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
    (drawn) =>
      drawn.p > drawn.q &&
      gcd(drawn.p, drawn.q) === 1 &&
      drawn.p - drawn.q >= 2 &&
      (drawn.q > 1 || drawn.p <= 4),
  )
  // Nobody goes faster than 9 m/s for rounds, nor slower than 2 m/s.
  const k = rng.int(q === 1 ? 2 : 1, Math.max(1, Math.floor(9 / p)))
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

/** The time of one lap must be whole. Of speeds without a common factor the answer is the number of metres. */
function drawRounds(rng: Random, runners: number) {
  return rng.until(
    () => {
      const speeds = rng.sample(range(4, 15), runners)
      const track = speeds.reduce(lcm) * rng.int(1, 60)
      return { speeds, track, rounds: speeds.map((speed) => track / speed) }
    },
    (drawn) =>
      drawn.track >= 240 &&
      drawn.track <= 3000 &&
      drawn.speeds.reduce(gcd) > 1 &&
      drawn.rounds.reduce(lcm) > Math.max(...drawn.rounds),
  )
}

function startQuestion(rng: Random, runners: 2 | 3) {
  const { speeds, track, rounds } = drawRounds(rng, runners)
  const { one, other, third, how } = draw(rng)
  const time = rounds.reduce(lcm)
  const names =
    runners === 2 ? say`${one.name} and ${other.name}` : say`${one.name}, ${other.name} and ${third.name}`
  const list =
    runners === 2
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
      say`${runners === 2 ? 'Two' : 'Three'} ${rng.pick(['persons', 'cyclists', 'riders', 'friends'])} go around a ${metres(track)} long circular ${rng.pick(['path', 'track', 'ground'])} at ${list}, respectively. If they start at the same time from the same point, after how long will they ${runners === 2 ? 'both' : 'all'} be at that point again?`,
      say`A circular ${rng.pick(['stadium', 'park', 'pond', 'racecourse'])} has a ${rng.pick(['path', 'road', 'track'])} of ${metres(track)} around it. ${names} begin to ${how} along it at the same time from the gate with speeds of ${list}, respectively. ${ask(rng, 'the time after which they are at the gate together again')}`,
      say`Around a circular ${rng.pick(['island', 'ground', 'colony', 'market'])}, ${runners === 2 ? 'two' : 'three'} ${rng.pick(['buses', 'cyclists', 'riders', 'vans'])} take rounds of ${metres(track)} at ${list}, respectively, from a common point. How many seconds after the start will they first be together at that point?`,
      say`How long after starting together will ${names}, who ${how} on a ${metres(track)} circular track at ${list}, respectively, first be together at the starting point?`,
    ]),
    answer: seconds(time),
    mistakes: [
      { value: track, because: say`the metres of the track were taken for seconds` },
      { value: 2 * time, because: say`that is the second such moment` },
      { value: exact(track, gap), because: say`that is when they meet anywhere, running the same way` },
      { value: Math.max(...rounds), because: say`that is one round of the slowest` },
      {
        value: rounds.reduce((sum, round) => sum + round, 0),
        because: say`the times of one round were added`,
      },
      {
        value: runners === 3 ? lcm(first, second) : exact(time, 2),
        because: runners === 3 ? say`only the first two were looked at` : say`the time was halved`,
      },
      { value: 3 * time, because: say`that is the third such moment` },
    ],
    // Not before the slowest has come round.
    within: [Math.max(...rounds), 6 * time] as const,
    steps: [
      ...rounds.map(
        (round, index) =>
          say`${[one, other, third][index]?.name ?? ''} needs ${track} ÷ ${speeds[index] ?? 1} = ${seconds(round)} for a round.`,
      ),
      ...(runners === 3 ? [say`The wanted time is the least common multiple of the three.`] : []),
      say`Least common multiple: ${seconds(time)}`,
    ],
  }
}

/** "A, B and C complete a round of a track in 40, 60 and 72 seconds. When are they together at the start again?" */
function byRoundTimes(rng: Random) {
  const runners = rng.pick([2, 3])
  const rounds = rng.until(
    () => rng.sample(range(4, 40), runners).map((part) => 6 * part),
    (drawn) => {
      const time = drawn.reduce(lcm)
      // The largest is not the answer, and neither is what the first two give.
      return (
        time <= (runners === 2 ? 1260 : 2520) &&
        time > Math.max(...drawn) &&
        Math.max(...drawn) <= 2.5 * Math.min(...drawn) &&
        drawn.every(
          (_, left) => runners === 2 || drawn.filter((_, place) => place !== left).reduce(lcm) < time,
        )
      )
    },
  )
  const { one, other, third, how } = draw(rng)
  const [first = 1, second = 1, last = 1] = rounds
  const time = rounds.reduce(lcm)
  const names =
    runners === 2 ? say`${one.name} and ${other.name}` : say`${one.name}, ${other.name} and ${third.name}`
  const list =
    runners === 2 ? say`${first} and ${seconds(second)}` : say`${first}, ${second} and ${seconds(last)}`
  const place = rng.pick(['track', 'field', 'park', 'stadium'])
  // Times of a minute or more are asked for in minutes where that is a whole number.
  const answer = time % 60 === 0 ? minutes(time / 60) : seconds(time)
  const inUnit = (value: number) => (time % 60 === 0 ? exact(value, 60) : exact(value))
  return {
    concept: 'meeting-at-the-start',
    given: { find: 'round-times' as const, rounds },
    prompt: rng.pick([
      say`${names} complete one round of a circular ${place} in ${list}, respectively. If they start together from the same point, after how much time will they be together at the starting point again?`,
      say`${names} start at the same time from the same point to ${how} around a circular ${place} and take ${list}, respectively, for each round. When will they next meet at the starting point?`,
      say`${runners === 2 ? 'Two' : 'Three'} ${rng.pick(['cyclists', 'runners', 'skaters'])} take ${list}, respectively, to go once around a circular ${place}. They start together from one point. ${ask(rng, 'the time after which they are together at that point again')}`,
    ]),
    answer,
    mistakes: [
      { value: inUnit(2 * time), because: say`that is the second such moment` },
      { value: inUnit(3 * time), because: say`that is the third such moment` },
      {
        value: inUnit(rounds.reduce((sum, round) => sum + round, 0)),
        because: say`the times of one round were added`,
      },
      { value: inUnit(Math.max(...rounds)), because: say`that is one round of the slowest` },
      {
        value: inUnit(runners === 3 ? lcm(first, second) : time / 2),
        because: runners === 3 ? say`only the first two were looked at` : say`a factor 2 was left out`,
      },
      ...(runners === 3
        ? [
            { value: inUnit(lcm(second, last)), because: say`only the last two were looked at` },
            { value: inUnit(time / 2), because: say`a factor 2 was left out` },
          ]
        : []),
      { value: inUnit((3 * time) / 2), because: say`a factor 3 was taken in place of 2` },
    ],
    within: [Number(inUnit(Math.max(...rounds)).valueOf()), Number(inUnit(6 * time).valueOf())] as const,
    steps: [
      say`They are together at the start after a time that is a multiple of each of ${list}.`,
      say`The least common multiple of ${list} is ${seconds(time)}.`,
      say`They are together there again after ${answer}`,
    ],
  }
}
