import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { lcm } from '../../../kit/values/exact.ts'
import { primeFactors, range } from '../../../kit/values/number-theory.ts'
import { quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { days, units } from '../../../kit/wording/work-stories.ts'
import { drawJob } from './jobs.ts'

/** "Asha can paint a wall in 12 days and Ravi in 6 days. In how many days do they finish it together?" */
export const work = defineGenerator({
  id: 'arithmetic/work',
  version: 9,
  concepts: ['work-done-together', 'work-done-alone', 'leaving-and-joining'],
  levels: {
    easy: { forms: [together] },
    medium: { forms: [partner, together3, leaves, joins] },
    hard: { forms: [...often(3, leavesBeforeEnd), ...often(2, threeLeave)] },
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
      case 'before-end':
        return bisect((days) => Math.max(0, days - given.before) / given.goes + days / given.stays - 1, 1000)
      case 'three-leave':
        return bisect(
          (days) =>
            given.after / given.alone[0] +
            Math.max(0, days - given.before) / given.alone[1] +
            days / given.alone[2] -
            1,
          1000,
        )
      case 'rest-together': {
        const done = given.first / given.starts
        return bisect((days) => done + days * (1 / given.starts + 1 / given.joins) - 1, 1000)
      }
    }
  },
})

function together(rng: Random) {
  const alone = rng.pick(rng.chance(0.3) ? PAIRS : SIMPLE_PAIRS)
  const [a, b] = alone
  const [one, other] = drawLetters(rng, 2)
  const job = drawJob(rng, Math.max(a, b))
  const answer = days((a * b) / (a + b))
  const whole = lcm(a, b)
  return {
    concept: 'work-done-together',
    given: { find: 'together' as const, alone },
    // Together they are faster than the faster one alone.
    within: [0, Math.min(a, b) - 0.5] as const,
    prompt: rng.pick([
      say`${one.name} and ${other.name} can ${job} in ${quantity(a, 'day')} and ${quantity(b, 'day')}, respectively. ${ask(rng, 'the number of days in which they will complete the work together')}`,
      say`${one.name} can ${job} in ${quantity(a, 'day')} and ${other.name} can do the same work in ${quantity(b, 'day')}. Working together, in how many days will they complete it?`,
      say`If ${one.name} alone can ${job} in ${quantity(a, 'day')} and ${other.name} alone in ${quantity(b, 'day')}, then ${askThen(rng, 'the time in which they can do it together')}`,
      say`A ${rng.pick(['man', 'worker', 'mason', 'skilled worker'])} takes ${quantity(a, 'day')} to ${job}, while ${rng.pick(['his son', 'his helper', 'another worker'])} takes ${quantity(b, 'day')}. ${ask(rng, 'the number of days that they will take together')}`,
      say`A piece of work can be completed by ${one.name} in ${quantity(a, 'day')} and by ${other.name} in ${quantity(b, 'day')}. ${ask(rng, 'the number of days in which both of them together can complete it')}`,
      say`Two ${rng.pick(['workers', 'men', 'women', 'machines'])} can do a piece of work in ${quantity(a, 'day')} and ${quantity(b, 'day')}, respectively. ${ask(rng, 'the number of days that they take together')}`,
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
      {
        value: (a * b) / (a + b) + 1,
        because: say`one day too many was counted`,
      },
      { value: (a * b) / (a + b) - 1, because: say`one day too few was counted` },
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
  const [one, other] = drawLetters(rng, 2)
  const job = drawJob(rng, Math.max(a, b))
  const answer = days(b)
  const whole = lcm(a, both)
  return {
    concept: 'work-done-alone',
    given: { find: 'partner' as const, together: both, alone: a },
    // Alone the other takes longer than both.
    within: [both + 0.5, 1000] as const,
    prompt: rng.pick([
      say`${one.name} and ${other.name} together can ${job} in ${quantity(both, 'day')}. ${one.name} alone can do it in ${quantity(a, 'day')}. ${ask(rng, say`the number of days in which ${other.name} alone can do it`)}`,
      say`If ${one.name} and ${other.name} together can ${job} in ${quantity(both, 'day')} and ${one.name} alone in ${quantity(a, 'day')}, then ${askThen(rng, say`the time in which ${other.name} alone can complete it`)}`,
      say`A ${rng.pick(['man', 'worker', 'mason'])} can ${job} in ${quantity(a, 'day')}. With the help of ${rng.pick(['his son', 'an assistant', 'another worker'])}, he takes ${quantity(both, 'day')}. How many days will the other take to do it alone?`,
      say`Working together, ${one.name} and ${other.name} ${job} in ${quantity(both, 'day')}. If ${one.name} takes ${quantity(a, 'day')} to do it alone, how many days does ${other.name} take?`,
    ]),
    answer,
    mistakes: [
      { value: a - both, because: say`the two times were subtracted; it is the daily shares that subtract` },
      { value: a + both, because: say`the two times were added` },
      { value: a, because: say`that is the time of ${one.name}` },
      { value: 2 * both, because: say`both were taken to be equally fast` },
      { value: 2 * b, because: say`only half of the share of ${other.name} was counted` },
      { value: b / 2, because: say`the share of ${other.name} was counted twice` },
      { value: b + 1, because: say`one day too many was counted` },
      { value: b - 1, because: say`one day too few was counted` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: together they do ${units(whole / both)} a day, ${one.name} alone ${whole / a}.`,
      say`${other.name} does ${whole / both} − ${whole / a} = ${units(whole / both - whole / a)} a day.`,
      say`Time = ${whole} ÷ ${whole / both - whole / a} = ${answer}`,
    ],
  }
}

const TRIPLES = range(6, 60).flatMap((a) =>
  range(a + 1, 60).flatMap((b) =>
    range(b + 1, 60)
      .filter((c) => (a * b * c) % (a * b + b * c + c * a) === 0)
      .map((c) => [a, b, c] as const),
  ),
)

function together3(rng: Random) {
  const alone = rng.shuffle(rng.pick(TRIPLES))
  const [a = 0, b = 0, c = 0] = alone
  const [first, second, third] = drawLetters(rng, 3)
  const job = drawJob(rng, Math.max(a, b, c))
  const whole = lcm(lcm(a, b), c)
  const perDay = whole / a + whole / b + whole / c
  const answer = days(whole / perDay)
  return {
    concept: 'work-done-together',
    given: { find: 'together' as const, alone },
    // Together they are faster than the fastest alone.
    within: [0.5, Math.min(a, b, c) - 0.5] as const,
    prompt: rng.pick([
      say`${first.name}, ${second.name} and ${third.name} can ${job} in ${quantity(a, 'day')}, ${quantity(b, 'day')} and ${quantity(c, 'day')}, respectively. In how many days will they finish it if they work together?`,
      say`If ${first.name}, ${second.name} and ${third.name} alone can complete a piece of work in ${a}, ${b} and ${quantity(c, 'day')}, respectively, then ${askThen(rng, 'the number of days that all three take together')}`,
      say`To ${job}, ${first.name} takes ${quantity(a, 'day')}, ${second.name} takes ${quantity(b, 'day')} and ${third.name} takes ${quantity(c, 'day')}. Working together, how long will they take?`,
      say`Three ${rng.pick(['workers', 'men', 'women', 'machines'])} can do a piece of work in ${a}, ${b} and ${quantity(c, 'day')}, respectively. ${ask(rng, 'the number of days in which they can do it together')}`,
    ]),
    answer,
    mistakes: [
      { value: (a * b) / (a + b), because: say`${third.name} was left out` },
      { value: (b * c) / (b + c), because: say`${first.name} was left out` },
      { value: (a * c) / (a + c), because: say`${second.name} was left out` },
      { value: whole / (perDay + whole / a), because: say`${first.name} was counted twice` },
      { value: whole / (perDay + whole / b), because: say`${second.name} was counted twice` },
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

/** Different times whose common multiple is easy to reckon with: 18 and 46 days are no question of a paper. */
const isByHand = (one: number, other: number): boolean =>
  one !== other && lcm(one, other) <= 240 && hasSmallFactors(lcm(one, other))

const hasSmallFactors = (number: number): boolean => primeFactors(number).every((prime) => prime <= 13)

function leaves(rng: Random) {
  const { stays, goes, both } = rng.until(
    () => ({ stays: rng.int(10, 60), goes: rng.int(8, 60), both: rng.int(2, 12) }),
    (drawn) => {
      const rest = drawn.stays - drawn.both - (drawn.both * drawn.stays) / drawn.goes
      return Number.isInteger(rest) && rest >= 3 && isByHand(drawn.stays, drawn.goes)
    },
  )
  const rest = stays - both - (both * stays) / goes
  const [one, other] = drawLetters(rng, 2)
  const job = drawJob(rng, Math.max(stays, goes))
  const whole = lcm(stays, goes)
  const perDay = whole / stays + whole / goes
  const answer = days(rest)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'rest-alone' as const, stays, goes, both },
    // The work of the other saves some of these days.
    within: [0.5, stays - both] as const,
    prompt: rng.pick([
      say`${one.name} and ${other.name} can ${job} in ${quantity(stays, 'day')} and ${quantity(goes, 'day')}, respectively. They work together for ${quantity(both, 'day')} and then ${other.name} leaves. In how many more days will ${one.name} complete the remaining work?`,
      say`${one.name} can do a piece of work in ${quantity(stays, 'day')} and ${other.name} in ${quantity(goes, 'day')}. After working together for ${quantity(both, 'day')}, ${other.name} quits. How many more days will ${one.name} take to finish it?`,
      say`If ${one.name} and ${other.name}, who can ${job} in ${stays} and ${quantity(goes, 'day')}, respectively, work together for ${quantity(both, 'day')} before ${other.name} falls ill, then ${askThen(rng, say`the number of days ${one.name} takes to finish the rest`)}`,
      say`Two ${rng.pick(['workers', 'men', 'women'])} can complete a work in ${quantity(stays, 'day')} and ${quantity(goes, 'day')}, respectively. They start together, but the second leaves after ${quantity(both, 'day')}. In how many days will the first finish the remaining work?`,
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
      return Number.isInteger(rest) && rest >= 3 && isByHand(drawn.starts, drawn.joiner)
    },
  )
  const rest = ((starts - first) * joiner) / (starts + joiner)
  const [one, other] = drawLetters(rng, 2)
  const job = drawJob(rng, Math.max(starts, joiner))
  const trade = rng.pick(['man', 'worker', 'mason'])
  const whole = lcm(starts, joiner)
  const left = whole - (whole / starts) * first
  const perDay = whole / starts + whole / joiner
  const answer = days(rest)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'rest-together' as const, starts, joins: joiner, first },
    // Either of them alone would need longer.
    within: [0.5, Math.min(starts - first, (left * joiner) / whole)] as const,
    prompt: rng.pick([
      say`${one.name} and ${other.name} can ${job} in ${quantity(starts, 'day')} and ${quantity(joiner, 'day')}, respectively. ${one.name} works alone for ${quantity(first, 'day')} and then ${other.name} joins. In how many more days will the work be completed?`,
      say`${one.name} can do a piece of work in ${quantity(starts, 'day')}. After ${quantity(first, 'day')}, ${other.name}, who can do it in ${quantity(joiner, 'day')}, joins. How many more days will they take to complete it together?`,
      say`If ${one.name}, who can ${job} in ${quantity(starts, 'day')}, is joined after ${quantity(first, 'day')} by ${other.name}, who can do it in ${quantity(joiner, 'day')}, then ${askThen(rng, 'the further time needed to finish the work')}`,
      say`A ${trade} who can complete a work in ${quantity(starts, 'day')} starts it alone. After ${quantity(first, 'day')}, another ${trade} who can complete it in ${quantity(joiner, 'day')} joins him. In how many more days will it be finished?`,
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
      { value: rest + 1, because: say`one day too many was counted` },
      { value: rest - 1, because: say`one day too few was counted` },
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

/** "A and B can do a work in 20 and 30 days. They begin together, but A leaves 5 days before it is finished." */
function leavesBeforeEnd(rng: Random) {
  const { goes, stays, before, total } = rng.until(
    () => {
      const [goes, stays, before] = [rng.int(8, 60), rng.int(10, 60), rng.int(2, 15)]
      return { goes, stays, before, total: (stays * (goes + before)) / (goes + stays) }
    },
    (drawn) =>
      Number.isInteger(drawn.total) &&
      isByHand(drawn.goes, drawn.stays) &&
      drawn.total - drawn.before >= 3 &&
      // Room for other answers between the time of both and that of the one who stays.
      drawn.stays - (drawn.goes * drawn.stays) / (drawn.goes + drawn.stays) >= 7,
  )
  const [one, other] = drawLetters(rng, 2)
  const job = drawJob(rng, Math.max(stays, goes))
  const whole = lcm(stays, goes)
  const [fast, slow] = [whole / goes, whole / stays]
  const answer = days(total)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'before-end' as const, goes, stays, before },
    // Longer than both together, and no longer than the one who stays.
    within: [(goes * stays) / (goes + stays) + 0.1, stays - 0.5] as const,
    prompt: rng.pick([
      say`${one.name} and ${other.name} can ${job} in ${quantity(goes, 'day')} and ${quantity(stays, 'day')}, respectively. They begin together, but ${one.name} leaves ${quantity(before, 'day')} before the completion of the work. In how many days is the work completed?`,
      say`${one.name} can do a piece of work in ${quantity(goes, 'day')} and ${other.name} in ${quantity(stays, 'day')}. They start together, but ${one.name} quits ${quantity(before, 'day')} before it is finished. ${ask(rng, 'the total number of days taken to finish it')}`,
      say`If ${one.name} and ${other.name}, who can ${job} in ${goes} and ${quantity(stays, 'day')}, respectively, begin together and ${one.name} leaves ${quantity(before, 'day')} before the end, then ${askThen(rng, 'the time in which the whole work is done')}`,
      say`Two ${rng.pick(['workers', 'men', 'women'])} can complete a work in ${quantity(goes, 'day')} and ${quantity(stays, 'day')}, respectively. They start together, but the first leaves ${quantity(before, 'day')} before the work is over. In how many days is the work completed?`,
    ]),
    answer,
    mistakes: [
      {
        value: total - before,
        because: say`those are the days of work together; the last ${before} were left out`,
      },
      { value: total + before, because: say`the last ${quantity(before, 'day')} were counted twice` },
      {
        value: Math.round((goes * stays) / (goes + stays)) + before,
        because: say`the last ${quantity(before, 'day')} were added to the time of both together`,
      },
      {
        value: Math.round((goes * (stays + before)) / (goes + stays)),
        because: say`the two were exchanged: ${one.name} was taken to stay`,
      },
      {
        value: stays - before,
        because: say`the ${quantity(before, 'day')} were taken off the time of ${other.name}`,
      },
      { value: total + 1, because: say`one day too many was counted` },
      { value: total - 1, because: say`one day too few was counted` },
      { value: total + 2, because: say`a slip in the last division made it too long` },
      { value: total - 2, because: say`a slip in the last division made it too short` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: ${one.name} does ${fast} a day and ${other.name} ${slow}.`,
      say`In the last ${quantity(before, 'day')} ${other.name} alone does ${slow} × ${before} = ${units(slow * before)}.`,
      say`Both do the other ${units(whole - slow * before)} in ${whole - slow * before} ÷ ${fast + slow} = ${days(total - before)}.`,
      say`${total - before} + ${before} = ${answer}`,
    ],
  }
}

/** "A, B and C begin a work together. A leaves after 4 days, and B 6 days before it is finished." */
function threeLeave(rng: Random) {
  const { alone, after, before, total } = rng.until(
    () => {
      const [b, c] = [rng.int(10, 60), rng.int(12, 72)]
      const [total, before] = [rng.int(8, 24), rng.int(2, 6)]
      const after = rng.int(2, 8)
      // What B and C leave is the work of A.
      const a = (after * b * c) / (b * c - (total - before) * c - total * b)
      return { alone: [a, b, c] as const, after, before, total }
    },
    ({ alone: [a, b, c], after, before, total }) =>
      Number.isInteger(a) &&
      a >= 8 &&
      a <= 72 &&
      new Set([a, b, c]).size === 3 &&
      lcm(lcm(a, b), c) <= 720 &&
      hasSmallFactors(lcm(lcm(a, b), c)) &&
      c - total >= 4 &&
      after < total - before,
  )
  const [a, b, c] = alone
  const [first, second, third] = drawLetters(rng, 3)
  const job = drawJob(rng, Math.max(a, b, c))
  const whole = lcm(lcm(a, b), c)
  const [ofA, ofB, ofC] = [whole / a, whole / b, whole / c]
  const answer = days(total)
  return {
    concept: 'leaving-and-joining',
    given: { find: 'three-leave' as const, alone, after, before },
    within: [after + 1, Math.max(after + 4, c - 0.5)] as const,
    prompt: rng.pick([
      say`${first.name}, ${second.name} and ${third.name} can ${job} in ${quantity(a, 'day')}, ${quantity(b, 'day')} and ${quantity(c, 'day')}, respectively. All three begin together. ${first.name} leaves after ${quantity(after, 'day')}, and ${second.name} leaves ${quantity(before, 'day')} before the completion of the work. In how many days is the work completed?`,
      say`${first.name}, ${second.name} and ${third.name} alone can complete a piece of work in ${a}, ${b} and ${quantity(c, 'day')}, respectively. They start together, but ${first.name} quits after ${quantity(after, 'day')} and ${second.name} ${quantity(before, 'day')} before it is finished. ${ask(rng, 'the total number of days taken')}`,
      say`If ${first.name}, ${second.name} and ${third.name}, who can ${job} in ${a}, ${b} and ${quantity(c, 'day')}, respectively, start together, ${first.name} leaving after ${quantity(after, 'day')} and ${second.name} ${quantity(before, 'day')} before the end, then ${askThen(rng, 'the time in which the work is finished')}`,
    ]),
    answer,
    mistakes: [
      { value: total - before, because: say`those are the days until ${second.name} leaves` },
      { value: total + before, because: say`the last ${quantity(before, 'day')} were counted twice` },
      { value: total - after, because: say`the first ${quantity(after, 'day')} were left out` },
      { value: total + after, because: say`the first ${quantity(after, 'day')} were counted twice` },
      { value: total + 1, because: say`one day too many was counted` },
      { value: total - 1, because: say`one day too few was counted` },
      { value: total + 2, because: say`the work of ${second.name} in the last days was not made up for` },
      { value: total - 2, because: say`${second.name} was taken to stay to the end` },
    ],
    steps: [
      say`Let the work be ${units(whole)}: in a day ${first.name} does ${ofA}, ${second.name} ${ofB} and ${third.name} ${ofC}.`,
      say`${first.name} does ${ofA} × ${after} = ${units(ofA * after)}, so ${whole - ofA * after} are left for the other two.`,
      say`If ${second.name} stayed to the end, ${second.name} would do ${ofB} × ${before} = ${ofB * before} more, ${whole - ofA * after} + ${ofB * before} = ${whole - ofA * after + ofB * before} in all.`,
      say`Time = ${whole - ofA * after + ofB * before} ÷ (${ofB} + ${ofC}) = ${answer}`,
    ],
  }
}

/** Times whose time together has a denominator of at most 8: 7 1/5 days for 12 and 18. */
const SIMPLE_PAIRS = range(4, 45).flatMap((one) =>
  range(4, 45)
    .filter(
      (other) => other !== one && range(1, 8).some((part) => (part * one * other) % (one + other) === 0),
    )
    .map((other) => [one, other] as const),
)

/** Days alone of two people, both ways round, whose days together come out whole. */
const PAIRS = range(6, 120).flatMap((one) =>
  range(6, 120)
    .filter((other) => other !== one && (one * other) % (one + other) === 0)
    .map((other) => [one, other] as const),
)
