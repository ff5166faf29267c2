import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, JOBS, units } from '../../../kit/wording/work-stories.ts'

/** "Asha can paint a wall in 12 days and Ravi in 6 days. In how many days do they finish it together?" */
export const work = defineGenerator({
  id: 'arithmetic/work',
  version: 1,
  concepts: ['work-done-together', 'work-done-alone', 'leaving-and-joining'],
  levels: {
    easy: { forms: [together] },
    medium: { forms: [partner, together3] },
    hard: { forms: [leaves, joins] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'together':
        return bisect((days) => given.alone.reduce((done, one) => done + days / one, 0) - 1, 1000)
      case 'partner':
        return 1 / bisect((share) => given.together * (1 / given.alone + share) - 1, 1)
      case 'rest-alone': {
        // Day by day with both, then the one who stays.
        const done = given.both * (1 / given.stays + 1 / given.goes)
        return bisect((days) => done + days / given.stays - 1, 1000)
      }
      case 'rest-together': {
        const done = given.first / given.starts
        return bisect((days) => done + days * (1 / given.starts + 1 / given.joins) - 1, 1000)
      }
    }
  },
})

function together(rng: Random) {
  const alone = rng.pick(PAIRS)
  const [a, b] = alone
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const answer = days((a * b) / (a + b))
  const whole = lcm(a, b)
  return {
    concept: 'work-done-together',
    given: { find: 'together' as const, alone },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${quantity(a, 'day')} and ${other.name} in ${quantity(b, 'day')}. In how many days do they finish it together?`,
      say`Working alone, ${one.name} takes ${quantity(a, 'day')} to ${job}; ${other.name} takes ${quantity(b, 'day')}. How long do they take if they work together?`,
    ]),
    answer,
    mistakes: [
      {
        value: (a + b) / 2,
        because: say`that is the average of the two times; together they are faster than either alone`,
      },
      { value: Math.abs(a - b), because: say`the two times were subtracted` },
      {
        value: (a + b) / 4,
        because: say`the average of the two times was halved; the faster one does more than half`,
      },
      { value: Math.min(a, b) / 2, because: say`both were taken to be as fast as the faster one` },
      { value: Math.max(a, b) / 2, because: say`both were taken to be as fast as the slower one` },
      { value: a + b, because: say`the two times were added` },
      {
        value: (a * b) / (a + b) / 2,
        because: say`the time together was halved once more because two people work`,
      },
    ],
    steps: [
      say`In a day ${one.name} does 1/${a} of the work and ${other.name} 1/${b}; let the work be ${units(whole)}, so they do ${whole / a} and ${units(whole / b)}.`,
      say`Together ${units(whole / a + whole / b)} a day: ${whole} ÷ ${whole / a + whole / b} = ${answer}`,
    ],
  }
}

function partner(rng: Random) {
  const [a, b] = rng.pick(PAIRS)
  const both = (a * b) / (a + b)
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const answer = days(b)
  const whole = lcm(a, both)
  return {
    concept: 'work-done-alone',
    given: { find: 'partner' as const, together: both, alone: a },
    prompt: rng.pick([
      say`${one.name} and ${other.name} together ${job} in ${quantity(both, 'day')}. ${one.name} alone needs ${quantity(a, 'day')}. How many days does ${other.name} alone need?`,
      say`Together ${one.name} and ${other.name} can ${job} in ${quantity(both, 'day')}; alone, ${one.name} can do it in ${quantity(a, 'day')}. In how many days can ${other.name} do it alone?`,
    ]),
    answer,
    mistakes: [
      { value: a - both, because: say`the two times were subtracted; it is the daily shares that subtract` },
      { value: a + both, because: say`the two times were added` },
      {
        value: (a * both) / (a + both),
        because: say`the daily shares were added; the share of ${one.name} must be taken off`,
      },
      { value: a, because: say`that is the time of ${one.name}` },
      { value: 2 * both, because: say`both were taken to be equally fast` },
      { value: 2 * b, because: say`only half of the share of ${other.name} was counted` },
      { value: b / 2, because: say`the share of ${other.name} was counted twice` },
      { value: both / 2, because: say`the time together was halved` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: together they do ${units(whole / both)} a day, ${one.name} alone ${whole / a}.`,
      say`${other.name} does ${whole / both} − ${whole / a} = ${units(whole / both - whole / a)} a day.`,
      say`Time = ${whole} ÷ ${whole / both - whole / a} = ${answer}`,
    ],
  }
}

const TRIPLES = range(6, 40).flatMap((a) =>
  range(a + 1, 40).flatMap((b) =>
    range(b + 1, 40)
      .filter((c) => (a * b * c) % (a * b + b * c + c * a) === 0)
      .map((c) => [a, b, c] as const),
  ),
)

function together3(rng: Random) {
  const alone = rng.shuffle(rng.pick(TRIPLES))
  const [a = 0, b = 0, c = 0] = alone
  const [first, second, third] = rng.sample(people, 3)
  const job = rng.pick(JOBS)
  const whole = lcm(lcm(a, b), c)
  const perDay = whole / a + whole / b + whole / c
  const answer = days(whole / perDay)
  return {
    concept: 'work-done-together',
    given: { find: 'together' as const, alone },
    prompt: rng.pick([
      say`${first.name}, ${second.name} and ${third.name} can ${job} in ${a}, ${b} and ${quantity(c, 'day')}. In how many days do they finish it together?`,
      say`To ${job}, ${first.name} alone needs ${quantity(a, 'day')}, ${second.name} ${quantity(b, 'day')} and ${third.name} ${quantity(c, 'day')}. How long do the three need together?`,
    ]),
    answer,
    mistakes: [
      { value: (a + b + c) / 3, because: say`that is the average of the three times` },
      { value: (a * b) / (a + b), because: say`${third.name} was left out` },
      { value: (b * c) / (b + c), because: say`${first.name} was left out` },
      { value: (a + b + c) / 9, because: say`the average of the three times was divided by 3` },
      { value: whole / perDay / 3, because: say`the time together was divided by 3 once more` },
      { value: Math.min(a, b, c) / 3, because: say`all three were taken to be as fast as the fastest` },
      { value: Math.max(a, b, c) / 3, because: say`all three were taken to be as fast as the slowest` },
    ],
    steps: [
      say`Let the work be ${units(whole)}, a multiple of ${a}, ${b} and ${c}.`,
      say`In a day they do ${whole / a} + ${whole / b} + ${whole / c} = ${units(perDay)}.`,
      say`Time = ${whole} ÷ ${perDay} = ${answer}`,
    ],
  }
}

function leaves(rng: Random) {
  const { stays, goes, both } = rng.until(
    () => ({ stays: rng.int(10, 60), goes: rng.int(8, 60), both: rng.int(2, 12) }),
    (drawn) => {
      const rest = drawn.stays - drawn.both - (drawn.both * drawn.stays) / drawn.goes
      return drawn.stays !== drawn.goes && Number.isInteger(rest) && rest >= 2
    },
  )
  const rest = stays - both - (both * stays) / goes
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const whole = lcm(stays, goes)
  const perDay = whole / stays + whole / goes
  const answer = days(rest)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'rest-alone' as const, stays, goes, both },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${quantity(stays, 'day')} and ${other.name} in ${quantity(goes, 'day')}. They work together for ${quantity(both, 'day')}, then ${other.name} leaves. In how many more days does ${one.name} finish the work?`,
      say`Alone, ${one.name} needs ${quantity(stays, 'day')} to ${job} and ${other.name} ${quantity(goes, 'day')}. After ${quantity(both, 'day')} of work together ${other.name} falls ill. How many more days does ${one.name} take for the rest?`,
    ]),
    answer,
    mistakes: [
      {
        value: rest + both,
        because: say`the ${quantity(both, 'day')} of work together were included; only the days after them are asked`,
      },
      { value: stays - both, because: say`the work that ${other.name} did was left out` },
      { value: (rest * goes) / stays, because: say`the rest was given to ${other.name}, who left` },
      {
        value: (stays * goes) / (stays + goes) - both,
        because: say`${other.name} was taken to stay to the end`,
      },
      {
        value: (both * perDay) / (whole / stays),
        because: say`the work already done was taken for the work left`,
      },
      { value: stays - 2 * both, because: say`both were taken to be equally fast` },
      { value: rest / 2, because: say`the rest was shared out between two although one has left` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: ${one.name} does ${whole / stays} a day and ${other.name} ${whole / goes}.`,
      say`In ${quantity(both, 'day')} together they do ${perDay} × ${both} = ${units(perDay * both)}.`,
      say`Left: ${whole} − ${perDay * both} = ${units(whole - perDay * both)}.`,
      say`${one.name} alone: ${whole - perDay * both} ÷ ${whole / stays} = ${answer}`,
    ],
  }
}

function joins(rng: Random) {
  const { starts, joiner, first } = rng.until(
    () => ({ starts: rng.int(10, 60), joiner: rng.int(8, 60), first: rng.int(2, 15) }),
    (drawn) => {
      const rest = ((drawn.starts - drawn.first) * drawn.joiner) / (drawn.starts + drawn.joiner)
      return drawn.starts !== drawn.joiner && Number.isInteger(rest) && rest >= 2
    },
  )
  const rest = ((starts - first) * joiner) / (starts + joiner)
  const [one, other] = rng.sample(people, 2)
  const job = rng.pick(JOBS)
  const whole = lcm(starts, joiner)
  const left = whole - (whole / starts) * first
  const perDay = whole / starts + whole / joiner
  const answer = days(rest)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'rest-together' as const, starts, joins: joiner, first },
    prompt: rng.pick([
      say`${one.name} can ${job} in ${quantity(starts, 'day')} and ${other.name} in ${quantity(joiner, 'day')}. ${one.name} works alone for ${quantity(first, 'day')}, then ${other.name} joins. How many more days does the work take?`,
      say`${one.name} begins to ${job}, which would take ${one.him} ${quantity(starts, 'day')} alone. After ${quantity(first, 'day')} ${other.name}, who would need ${quantity(joiner, 'day')} alone, joins in. In how many more days is the work done?`,
    ]),
    answer,
    mistakes: [
      {
        value: rest + first,
        because: say`the first ${quantity(first, 'day')} were included; only the days after them are asked`,
      },
      {
        value: (starts * joiner) / (starts + joiner),
        because: say`the work done in the first ${quantity(first, 'day')} was left out`,
      },
      { value: starts - first, because: say`the help of ${other.name} was left out` },
      { value: (left * joiner) / whole, because: say`the rest was given to ${other.name} alone` },
      { value: (starts - first) / 2, because: say`both were taken to be equally fast` },
      { value: rest / 2, because: say`the time together was halved once more` },
      {
        value: (first * (whole / starts)) / perDay,
        because: say`the work already done was taken for the work left`,
      },
    ],
    steps: [
      say`Let the work be ${units(whole)}: ${one.name} does ${whole / starts} a day and ${other.name} ${whole / joiner}.`,
      say`In the first ${quantity(first, 'day')} ${one.name} does ${units((whole / starts) * first)}.`,
      say`Left: ${whole} − ${(whole / starts) * first} = ${units(left)}; together they do ${perDay} a day.`,
      say`Time = ${left} ÷ ${perDay} = ${answer}`,
    ],
  }
}

/** Days alone of two people, both ways round, whose days together come out whole. */
const PAIRS = range(6, 60).flatMap((one) =>
  range(6, 60)
    .filter((other) => other !== one && (one * other) % (one + other) === 0)
    .map((other) => [one, other] as const),
)
