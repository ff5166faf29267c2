import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { counted } from '../../../kit/values/units.ts'
import { percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { days } from '../../../kit/wording/work-stories.ts'
import { boysToJoin, oneLeaves, threeWorkers } from './efficiency-in-steps.ts'
import { drawJob } from './jobs.ts'

/** "Asha is twice as fast as Ravi, who needs 18 days alone. In how many days do both finish together?" */
export const efficiency = defineGenerator({
  id: 'arithmetic/efficiency',
  version: 11,
  concepts: ['times-as-efficient', 'percent-more-efficient', 'men-women-and-children'],
  levels: {
    easy: { forms: [timesAsFast, percentFaster] },
    medium: { forms: [fewerDays, percentTogether, eitherGroup] },
    hard: { forms: [twoCrews, boysToJoin, oneLeaves, threeWorkers] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'together':
        return bisect((time) => time / given.slow + (time * given.ratio) / given.slow - 1, 1000)
      case 'faster-alone':
        return bisect((time) => (time * (1 + given.more / 100)) / given.slow - 1, 1000)
      case 'together-from-gap': {
        const fast = bisect((time) => time * given.ratio - time - given.gap, 1000)
        return bisect((time) => time / fast + time / (fast + given.gap) - 1, 1000)
      }
      case 'alone-from-together':
        // The time of the slower one for which both together take the given time.
        return (
          bisect((slow) => 1 - given.both * (1 / slow + (1 + given.more / 100) / slow), 1000) /
          (given.asksSlow ? 1 : 1 + given.more / 100)
        )
      case 'either': {
        const [men, boys] = given.alone
        const work = men * given.time
        const boy = work / given.time / boys
        return bisect((time) => time * (given.crew[0] + given.crew[1] * boy) - work, 10_000)
      }
      case 'crews': {
        // With the work as 1, look for the share of a man that makes both crews agree on that of a woman.
        const [[m, w, t], [n, x, s]] = given.crews
        const woman = (man: number) => (1 / t - m * man) / w
        const fault = (man: number) => (n * man + x * woman(man)) * s - 1
        const rises = n - (x * m) / w > 0
        const man = bisect((share) => (rises ? fault(share) : -fault(share)), 1 / t / m)
        return bisect((time) => time * (given.asked[0] * man + given.asked[1] * woman(man)) - 1, 10_000)
      }
      case 'joining': {
        // With the work as 1: what one of each kind does in a day, and how much is missing in the days allowed.
        const [man, boy] = given.alone.map((workers) => 1 / (workers * given.time))
        const left = 1 - given.asked * given.men * (man ?? 0)
        return Math.round((left / (given.asked * (boy ?? 0))) * 1e6) / 1e6
      }
      case 'alone-after-leaving': {
        const share = given.slow / given.fast
        const done = (alone: number) =>
          given.together * (1 / alone + share / alone) +
          (given.after * (given.leaves === 'fast' ? share : 1)) / alone
        const fast = bisect((alone) => 1 - done(alone), 1000)
        return given.asksFast ? fast : fast / share
      }
      case 'of-three': {
        const [a, b, c] = given.shares
        const perDay = (whole: number) => (whole * (a + b + c)) / given.time
        const unit = bisect((one) => perDay(one) - (a + b + c), 10_000)
        return (unit * (a + b + c)) / (given.asksPair ? a + b + c - given.alone : given.alone)
      }
    }
  },
})

const TIMES = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
  ['one and a half times', 1.5],
  ['two and a half times', 2.5],
  ['five times', 5],
  ['three and a half times', 3.5],
] as const

function timesAsFast(rng: Random) {
  const [told, ratio] = rng.pick(TIMES)
  const step = (ratio + 1) * (Number.isInteger(ratio) ? 1 : 2)
  const alone = step * rng.int(2, Math.floor(150 / step))
  const { fast, slow, job } = draw(rng, alone)
  const key = alone / (ratio + 1)
  const answer = days(key)
  return {
    concept: 'times-as-efficient',
    given: { find: 'together' as const, ratio, slow: alone },
    // Nobody slows the other down.
    within: [0.1, alone / ratio] as const,
    prompt: rng.pick([
      say`${fast.name} works ${told} as fast as ${slow.name}, who can ${job} alone in ${quantity(alone, 'day')}. In how many days can they do it together?`,
      say`${slow.name} can ${job} in ${quantity(alone, 'day')}. If ${fast.name} is ${told} as efficient as ${slow.name}, in how many days can they do it together?`,
      say`${slow.name} takes ${quantity(alone, 'day')} to ${job}. If ${fast.name}, who does ${told} as much work in a day, also works from the beginning, ${askThen(rng, 'the number of days in which the work will be completed')}`,
      say`${fast.name} does ${told} as much work in a day as ${slow.name}, who alone can ${job} in ${quantity(alone, 'day')}. ${ask(rng, 'the time taken by both of them together')}`,
      say`If ${fast.name} is ${told} as efficient as ${slow.name} and ${slow.name} alone can ${job} in ${quantity(alone, 'day')}, how many days will both take together?`,
      say`${slow.name} alone can ${job} in ${quantity(alone, 'day')} and ${fast.name} is ${told} as efficient as ${slow.name}. Working together, in how many days will they finish the work?`,
    ]),
    answer,
    mistakes: [
      { value: alone / ratio, because: say`that is the time of ${fast.name} alone` },
      { value: alone / (ratio + 2), because: say`the share of ${slow.name} was counted twice` },
      { value: alone / 2, because: say`both were taken to be equally fast` },
      { value: (alone * ratio) / (ratio + 1), because: say`${slow.name} was taken for the faster one` },
      { value: (alone + alone / ratio) / 2, because: say`that is the average of the two times` },
      { value: alone / (2 * ratio), because: say`both were taken to be as fast as ${fast.name}` },
      { value: alone / (ratio + 0.5), because: say`only half of the share of ${slow.name} was counted` },
      { value: key - 1, because: say`one day too few was counted` },
      { value: key + 1, because: say`one day too many was counted` },
    ],
    steps: [
      say`If ${slow.name} does 1 part a day, ${fast.name} does ${ratio} and both do ${ratio + 1}; the work is ${alone} parts.`,
      say`Time = ${alone} ÷ ${ratio + 1} = ${answer}`,
    ],
  }
}

function percentFaster(rng: Random) {
  const more = rng.pick(MORE)
  const common = gcd(100 + more, 100)
  const [part, base] = [(100 + more) / common, 100 / common]
  const unit = rng.int(base === 1 ? 2 : 1, Math.max(2, Math.floor(125 / part)))
  const [alone, key] = [part * unit, base * unit]
  const { fast, slow, job } = draw(rng, alone)
  const answer = days(key)
  return {
    concept: 'percent-more-efficient',
    given: { find: 'faster-alone' as const, more, slow: alone },
    // The faster one needs fewer days.
    within: [0.1, alone - 0.1] as const,
    prompt: rng.pick([
      say`${fast.name} is ${percent(more)} more efficient than ${slow.name}. ${slow.name} can ${job} in ${quantity(alone, 'day')}. ${ask(rng, say`the number of days that ${fast.name} needs`)}`,
      say`In a day ${fast.name} does ${percent(more)} more work than ${slow.name}, who takes ${quantity(alone, 'day')} to ${job}. In what time does ${fast.name} do it?`,
      say`${slow.name} needs ${quantity(alone, 'day')} to ${job}. How many days does ${fast.name}, who is ${percent(more)} more efficient than ${slow.name}, need for it?`,
      say`The efficiency of ${fast.name} is ${percent(more)} more than that of ${slow.name}. If ${slow.name} can ${job} in ${quantity(alone, 'day')}, in how many days can ${fast.name} do the same work?`,
      say`If ${slow.name} can ${job} in ${quantity(alone, 'day')} and ${fast.name} is ${percent(more)} more efficient than ${slow.name}, in how many days can ${fast.name} alone do it?`,
      say`${slow.name} alone can ${job} in ${quantity(alone, 'day')}. If ${fast.name} works ${percent(more)} faster than ${slow.name}, ${askThen(rng, say`the time taken by ${fast.name} alone`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: alone - (alone * more) / 100,
        because: say`${percent(more)} was taken off the time; it belongs to the daily work`,
      },
      {
        value: (alone * 200) / (200 + more),
        because: say`only half of ${percent(more)} was counted`,
      },
      { value: alone - (alone * more) / 200, because: say`half of ${percent(more)} was taken off the time` },
      { value: key + 1, because: say`one day too many was counted` },
      { value: (alone * more) / 100, because: say`that is ${percent(more)} of the time of ${slow.name}` },
      { value: alone - key, because: say`that is the time that ${fast.name} saves` },
      { value: (alone * 100) / (200 + more), because: say`that is the time of both together` },
      { value: alone / 2, because: say`${fast.name} was taken to be twice as fast` },
    ],
    steps: [
      say`The daily work is as ${100 + more} to 100, so the times are as 100 to ${100 + more}.`,
      say`Time of ${fast.name} = ${alone} × 100 ÷ ${100 + more} = ${answer}`,
    ],
  }
}

const PART = { ...counted('part'), places: 1 }

/** How many times as fast, and how many days fewer, with a whole time together. */
const GAPS = TIMES.flatMap(([told, ratio]) =>
  range(2, 120)
    .map((gap) => ({ told, ratio, gap, fast: gap / (ratio - 1), key: (gap * ratio) / (ratio ** 2 - 1) }))
    .filter(
      ({ fast, gap, key }) =>
        fast + gap <= 140 &&
        Number.isInteger(fast * 2) &&
        range(1, 4).some((part) => Number.isInteger(key * part)),
    ),
)

function fewerDays(rng: Random) {
  const { told, ratio, gap, fast: fastDays, key } = rng.pick(GAPS)
  const slowDays = fastDays + gap
  const { fast, slow, job } = draw(rng, slowDays)
  const answer = days(key)
  return {
    concept: 'times-as-efficient',
    given: { find: 'together-from-gap' as const, ratio, gap },
    // Nobody slows the other down.
    within: [0.1, fastDays] as const,
    prompt: rng.pick([
      say`${fast.name} is ${told} as good a workman as ${slow.name} and is therefore able to ${job} in ${quantity(gap, 'day')} less than ${slow.name}. In how many days can both do it together?`,
      say`${fast.name} works ${told} as fast as ${slow.name} and takes ${quantity(gap, 'day')} less than ${slow.name} to ${job}. In how many days can they do it together?`,
      say`To ${job}, ${slow.name} takes ${quantity(gap, 'day')} longer than ${fast.name}, who is ${told} as efficient. ${ask(rng, 'the time in which they can finish it together')}`,
      say`The work that ${fast.name} does in a day is ${told} that of ${slow.name}, and ${fast.name} alone needs ${quantity(gap, 'day')} less than ${slow.name} to ${job}. How many days do both need together?`,
      say`${fast.name} does ${told} as much in a day as ${slow.name}. If ${slow.name} takes ${quantity(gap, 'day')} more than ${fast.name} to ${job}, in how many days will they do it together?`,
      say`The difference between the times taken by ${slow.name} and ${fast.name} alone to ${job} is ${quantity(gap, 'day')}. If ${fast.name} is ${told} as efficient as ${slow.name}, how long will both take together?`,
    ]),
    answer,
    mistakes: [
      { value: fastDays, because: say`that is the time of ${fast.name} alone` },
      { value: key + 1, because: say`one day too many was counted` },
      { value: key - 1, because: say`one day too few was counted` },
      {
        value: gap / (ratio + 1),
        because: say`the difference of the times was taken for the time of ${slow.name}`,
      },
      { value: (fastDays + slowDays) / 2, because: say`that is the average of the two times` },
      { value: fastDays / 2, because: say`both were taken to be as fast as ${fast.name}` },
      {
        value: (gap * ratio) / (ratio + 1),
        because: say`the difference of the times was taken for the time of ${fast.name}`,
      },
      { value: slowDays / 2, because: say`both were taken to be as fast as ${slow.name}` },
    ],
    steps: [
      say`The times are as 1 to ${ratio}; the difference of ${quantity(ratio - 1, PART)} is ${quantity(gap, 'day')}.`,
      say`So ${fast.name} needs ${quantity(fastDays, 'day')} and ${slow.name} ${quantity(slowDays, 'day')}.`,
      say`Together: ${fastDays} × ${slowDays} ÷ (${fastDays} + ${slowDays}) = ${answer}`,
    ],
  }
}

function percentTogether(rng: Random) {
  const more = rng.pick(MORE)
  const common = gcd(100 + more, 100)
  const [part, base] = [(100 + more) / common, 100 / common]
  const unit = rng.int(1, Math.max(2, Math.floor(80 / part)))
  // Whole days for the one who is asked.
  const asksSlow = rng.chance(0.4)
  const both = (asksSlow ? base : part) * unit
  const key = (part + base) * unit
  const { fast, slow, job } = draw(rng, (both * (part + base)) / base)
  const [one, other] = asksSlow ? [slow, fast] : [fast, slow]
  const answer = days(key)
  return {
    concept: 'percent-more-efficient',
    given: { find: 'alone-from-together' as const, more, both, asksSlow },
    // Alone either of them takes longer than both.
    within: [both + 0.1, 1000] as const,
    prompt: rng.pick([
      say`${fast.name} is ${percent(more)} more efficient than ${slow.name}. Together they can ${job} in ${quantity(both, 'day')}. In how many days can ${one.name} do it alone?`,
      say`${fast.name} and ${slow.name} together ${job} in ${quantity(both, 'day')}. If ${fast.name} does ${percent(more)} more work in a day than ${slow.name}, how long would ${one.name} alone take?`,
      say`It takes ${quantity(both, 'day')} to ${job} when ${fast.name} and ${slow.name} work together. If ${fast.name} is ${percent(more)} more efficient than ${slow.name}, in how many days can ${one.name} alone do it?`,
      say`Working together, ${slow.name} and ${fast.name} can ${job} in ${quantity(both, 'day')}. The efficiency of ${fast.name} is ${percent(more)} more than that of ${slow.name}. In how many days can ${one.name} alone finish the work?`,
      say`In ${quantity(both, 'day')} ${fast.name} and ${slow.name} can ${job} together, ${fast.name} being ${percent(more)} more efficient than ${slow.name}. Find the number of days that ${one.name} needs alone.`,
      say`Two workers together can ${job} in ${quantity(both, 'day')}. One of them, ${fast.name}, works ${percent(more)} faster than the other, ${slow.name}. How many days would ${one.name} need alone?`,
    ]),
    answer,
    mistakes: [
      {
        value: asksSlow ? (key * base) / part : (key * part) / base,
        because: say`that is the time of ${other.name} alone`,
      },
      { value: 2 * both, because: say`both were taken to be equally fast` },
      { value: both + (both * more) / 100, because: say`the percent was added to the time together` },
      {
        value: (2 * both * 100) / (100 + more),
        because: say`twice the time together was divided by ${100 + more}%`,
      },
      {
        value: 2 * both - (2 * both * more) / 100,
        because: say`${percent(more)} was taken off twice the time together`,
      },
      { value: key - 2, because: say`two days too few were counted` },
      { value: key - both, because: say`that is how much longer ${one.name} takes alone` },
      {
        value: 2 * both + (2 * both * more) / 100,
        because: say`${percent(more)} was added to twice the time together`,
      },
    ],
    steps: [
      say`If ${slow.name} does ${base} parts a day, ${fast.name} does ${part} and both do ${part + base}.`,
      say`The work is ${both} × ${part + base} = ${both * (part + base)} parts.`,
      say`Time of ${one.name} = ${both * (part + base)} ÷ ${asksSlow ? base : part} = ${answer}`,
    ],
  }
}

/**
 * A number of one kind or of the other, the time they take, and a mixed crew whose time is whole or a simple
 * fraction.
 */
const EITHER = range(2, 12).flatMap((men) =>
  range(men + 1, 20).flatMap((boys) =>
    range(6, 30).flatMap((time) =>
      range(2, 9).flatMap((m) =>
        range(2, 12)
          .filter((b) => {
            const [top, bottom] = [time * men * boys, m * boys + b * men]
            // The mistakes rarely come out whole, so the answer need not either.
            return (
              b !== boys &&
              m !== men &&
              // Else the time is nearly as before, with no room for other options.
              Math.abs(m / men + b / boys - 1) >= 0.3 &&
              ((3 * top) % bottom === 0 || (4 * top) % bottom === 0) &&
              (12 * top) / bottom >= 48 &&
              m + b <= 16
            )
          })
          .map((b) => ({ men, boys, time, m, b })),
      ),
    ),
  ),
)

function eitherGroup(rng: Random) {
  const { men, boys, time, m, b } = rng.pick(EITHER)
  const [strong, weak] = rng.pick(KINDS)
  const job = drawJob(rng, boys * time)
  const common = gcd(men, boys)
  const [one, other] = [boys / common, men / common]
  const [worth, size] = [m * one + b * other, men * one]
  const answer = days((size * time) / worth)
  const [someMen, someBoys] = [quantity(men, strong), quantity(boys, weak)]
  const [ourMen, ourBoys] = [quantity(m, strong), quantity(b, weak)]
  return {
    concept: 'men-women-and-children',
    given: { find: 'either' as const, alone: [men, boys] as const, time, crew: [m, b] as const },
    // Either part of the crew alone takes longer, and more hands than at first take less.
    within: [
      m / men + b / boys < 1 ? time + 0.1 : 0.5,
      Math.min((time * men) / m, (time * boys) / b, m / men + b / boys > 1 ? time - 0.1 : 1000),
    ] as const,
    prompt: rng.pick([
      say`Either ${someMen} or ${someBoys} can ${job} in ${quantity(time, 'day')}. In how many days can ${ourMen} and ${ourBoys} do it together?`,
      say`To ${job}, either ${someMen} or ${someBoys} need ${quantity(time, 'day')}. How long do ${ourMen} and ${ourBoys} need together?`,
      say`If ${someMen} or ${someBoys} can ${job} in ${quantity(time, 'day')}, in how many days will ${ourMen} and ${ourBoys} complete the same work?`,
      say`The work of ${someMen} equals that of ${someBoys}: each group can ${job} in ${quantity(time, 'day')}. ${ask(rng, say`the time for ${ourMen} together with ${ourBoys}`)}`,
      say`A group of ${someMen} can ${job} in ${quantity(time, 'day')} and a group of ${someBoys} can do it in the same time. How many days will ${ourMen} and ${ourBoys} together take?`,
    ]),
    answer,
    mistakes: [
      {
        value: (time * (men + boys)) / (m + b),
        because: say`all workers were counted alike, and both groups together`,
      },
      {
        value: (time * men) / (m + b),
        because: say`all workers were taken to be as fast as the ${strong.many}`,
      },
      {
        value: (time * boys) / (m + b),
        because: say`all workers were taken to be as fast as the ${weak.many}`,
      },
      { value: (time * men) / m, because: say`only the ${ourMen} were counted` },
      { value: (time * boys) / b, because: say`only the ${ourBoys} were counted` },
      {
        value: (size * time) / (m * other + b * one),
        because: say`the worth of ${strong.many} and of ${weak.many} was exchanged`,
      },
      {
        value: (size * time) / (worth + one),
        because: say`one of the ${strong.many} too many was counted`,
      },
      {
        value: (size * time) / (worth + other),
        because: say`one of the ${weak.many} too many was counted`,
      },
      {
        value: (size * time) / (worth - other),
        because: say`one of the ${weak.many} was left out`,
      },
      {
        value: (2 * size * time) / worth,
        because: say`the work was taken to need both groups of the first sentence`,
      },
      { value: (size * time) / worth + 2, because: say`two days too many were counted` },
      { value: (size * time) / worth - 2, because: say`two days too few were counted` },
      { value: (size * time) / worth + 1, because: say`one day too many was counted` },
      { value: (size * time) / worth - 1, because: say`one day too few was counted` },
      // Beside whole days a fraction falls at sight, and beside a simple fraction an odd one.
    ].filter(({ value }) =>
      Number.isInteger((size * time) / worth) ? Number.isInteger(value) : isSimple(value),
    ),
    steps: [
      say`${someMen} do as much as ${someBoys}, so one of the ${strong.many} is worth ${one} parts and one of the ${weak.many} ${other}.`,
      say`The work is ${men} × ${one} × ${time} = ${size * time} parts.`,
      say`The crew does ${m} × ${one} + ${b} × ${other} = ${worth} parts a day.`,
      say`Time = ${size * time} ÷ ${worth} = ${answer}`,
    ],
  }
}

const isSimple = (value: number): boolean =>
  [1, 2, 3, 4].some((part) => Math.abs(value * part - Math.round(value * part)) < 1e-9)

type Crew = readonly [strong: number, weak: number, days: number]

/** Two mixed crews that do the same work in whole days, and a third that does it in whole days too. */
const CREWS = range(2, 5).flatMap((strong) =>
  range(1, strong - 1)
    .filter((weak) => gcd(strong, weak) === 1)
    .flatMap((weak) => {
      const rate = (m: number, w: number) => m * strong + w * weak
      return [120, 144, 168, 180, 240, 252, 300, 336, 360, 420].flatMap((work) => {
        const crews = range(2, 9).flatMap((m) =>
          range(2, 9)
            .filter((w) => work % rate(m, w) === 0 && work / rate(m, w) >= 4 && work / rate(m, w) <= 30)
            .map((w): Crew => [m, w, work / rate(m, w)]),
        )
        return new Set(crews.map((crew) => crew[2])).size >= 3 ? [{ strong, weak, work, crews }] : []
      })
    }),
)

/** More hands of both kinds need less time, fewer need more. */
function boundsOf(asked: Crew, known: readonly Crew[]): readonly [number, number] {
  const larger = known.filter((crew) => crew[0] >= asked[0] && crew[1] >= asked[1])
  const smaller = known.filter((crew) => crew[0] <= asked[0] && crew[1] <= asked[1])
  return [
    Math.max(0.5, ...larger.map((crew) => crew[2] + 0.1)),
    Math.min(1000, ...smaller.map((crew) => crew[2] - 0.1)),
  ]
}

function isOpen(asked: Crew, known: readonly Crew[]): boolean {
  const [least, most] = boundsOf(asked, known)
  return most - least >= 4
}

function twoCrews(rng: Random) {
  const { strong, weak, work, crews } = rng.pick(CREWS)
  const [first, second, asked] = rng.until(
    () => rng.sample(crews, 3),
    // Crews in the same ratio would give no new information.
    ([one, other, third]) =>
      one[0] * other[1] !== one[1] * other[0] &&
      new Set([one[2], other[2], third[2]]).size === 3 &&
      // Between two crews with nearly the same time there would be no room for other options.
      isOpen(third, [one, other]),
  )
  const [big, small] = rng.pick(KINDS)
  const job = drawJob(rng, work / weak)
  const tell = ([m, w]: Crew) => say`${quantity(m, big)} and ${quantity(w, small)}`
  const time = (crew: Crew) => quantity(crew[2], 'day')
  const answer = days(asked[2])
  const sum = ([m, w]: Crew) => `${m === 1 ? '' : m}x + ${w === 1 ? '' : w}y`
  const heads = (crew: Crew) => crew[0] + crew[1]
  return {
    concept: 'men-women-and-children',
    given: {
      find: 'crews' as const,
      crews: [first, second] as const,
      asked: [asked[0], asked[1]] as const,
    },
    prompt: rng.pick([
      say`A crew of ${tell(first)} can ${job} in ${time(first)}; a crew of ${tell(second)} can do it in ${time(second)}. In how many days can ${tell(asked)} do it?`,
      say`It takes ${tell(first)} ${time(first)} to ${job}, and ${tell(second)} ${time(second)}. How long does it take ${tell(asked)}?`,
      say`A team of ${tell(first)} can ${job} in ${time(first)}, while a team of ${tell(second)} can do it in ${time(second)}. In how many days will ${tell(asked)} do the same work?`,
      say`A crew of ${tell(first)} needs ${time(first)} to ${job}, a crew of ${tell(second)} needs ${time(second)}. ${ask(rng, say`the time of a crew of ${tell(asked)}`)}`,
      say`If ${tell(first)} finish in ${time(first)} and ${tell(second)} in ${time(second)} when they ${job}, in how many days will ${tell(asked)} finish the same work?`,
    ]),
    answer,
    mistakes: [
      {
        value: (first[2] * heads(first)) / heads(asked),
        because: say`all workers were counted alike, by the first crew`,
      },
      {
        value: (second[2] * heads(second)) / heads(asked),
        because: say`all workers were counted alike, by the second crew`,
      },
      {
        value: (first[2] * first[0]) / asked[0],
        because: say`only the ${big.many} of the first crew were counted`,
      },
      {
        value: (second[2] * second[0]) / asked[0],
        because: say`only the ${big.many} of the second crew were counted`,
      },
      { value: (first[2] + second[2]) / 2, because: say`that is the average of the two times` },
      {
        value: work / (asked[0] * weak + asked[1] * strong),
        because: say`the worth of ${big.many} and of ${small.many} was exchanged`,
      },
      {
        value: (first[2] * second[2]) / (first[2] + second[2]),
        because: say`that is the time of the two crews together`,
      },
      { value: asked[2] + 1, because: say`one day too many was counted` },
      { value: asked[2] - 1, because: say`one day too few was counted` },
    ],
    within: boundsOf(asked, [first, second]),
    steps: [
      say`The work is the same: ${first[2]} × (${sum(first)}) = ${second[2]} × (${sum(second)}), with x for one of the ${big.many} and y for one of the ${small.many}.`,
      say`From this x to y is as ${strong} to ${weak}; take ${strong} and ${weak} parts a day.`,
      say`The work is ${first[2]} × (${first[0]} × ${strong} + ${first[1]} × ${weak}) = ${work} parts.`,
      say`Time = ${work} ÷ (${asked[0]} × ${strong} + ${asked[1]} × ${weak}) = ${answer}`,
    ],
  }
}

function draw(rng: Random, days: number) {
  const [fast, slow] = drawLetters(rng, 2)
  return { fast, slow, job: drawJob(rng, days) }
}

const MORE = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100, 120, 125, 140, 150] as const

/** Two kinds of workers, the stronger first. */
const KINDS = [
  [counted('man', 'men'), counted('woman', 'women')],
  [counted('woman', 'women'), counted('man', 'men')],
  [counted('skilled worker'), counted('helper')],
  [counted('trained worker'), counted('trainee')],
  [counted('expert'), counted('beginner')],
  [counted('senior'), counted('junior')],
] as const
