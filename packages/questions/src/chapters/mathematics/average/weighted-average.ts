import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { kilograms, km, litres, years } from '../../../kit/values/quantities.ts'
import { count, type Measure, money, number } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The 30 girls of a class score 62 on average and the 20 boys 57. What is the average of the class?" */
export const weightedAverage = defineGenerator({
  id: 'arithmetic/weighted-average',
  version: 6,
  concepts: ['weighted-average'],
  levels: {
    easy: { forms: [ofBoth] },
    medium: { forms: [ofOther, howMany, ofThird] },
    hard: { forms: [howManyMore, ofMiddle] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'whole') return meanOf(given.groups)
    if (given.find === 'mean')
      return bisect((mean) => meanOf([...given.groups, [given.size, mean]]) - given.whole, given.whole * 20)
    if (given.find === 'middle') {
      // From the average of the middle group follow those of the two others, and so that of all.
      const [n, m, k] = given.sizes
      return bisect((middle) => {
        const first = ((n + m) * given.firstTwo - m * middle) / n
        const last = ((m + k) * given.lastTwo - m * middle) / k
        return (
          given.whole -
          meanOf([
            [n, first],
            [m, middle],
            [k, last],
          ])
        )
      }, given.whole * 20)
    }
    if (given.find === 'difference') {
      // Every size of the smaller group, until the average of all is right.
      for (let second = 1; second < 1000; second++) {
        const mean = meanOf([
          [second + given.more, given.first],
          [second, given.second],
        ])
        if (Math.abs(mean - given.whole) < 1e-9) return 2 * second + given.more
      }
      throw new RangeError('no number fits')
    }
    // Tries every size of the first group until the average of all is right.
    for (let count = 1; count < given.all; count++) {
      const mean = meanOf([
        [count, given.first],
        [given.all - count, given.second],
      ])
      if (Math.abs(mean - given.whole) < 1e-9) return count
    }
    throw new RangeError('no number fits')
  },
})

type Group = readonly [size: number, mean: number]

/** Three groups of people or things with something to average. */
interface Story {
  /** 'in a factory' */
  where: string
  groups: readonly [string, string, string]
  all: string
  what: string
  write(value: number): Measure
  low: number
  high: number
  /** Each group earns less than the one before it. */
  falls?: boolean
}

function ofBoth(rng: Random) {
  const story = rng.pick(STORIES)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = write(whole)
  const slip = (Math.abs(a - b) > 12 * stepOf(story) ? 2 : 1) * stepOf(story)
  return {
    given: { find: 'whole' as const, groups },
    prompt: rng.pick([
      say`${capital(story.where)}, the average ${what} of ${n} ${one} is ${write(a)} and that of ${m} ${other} is ${write(b)}. ${ask(rng, say`the average ${what} of all of them`)}`,
      say`${capital(story.where)}, there are ${n} ${one} with an average ${what} of ${write(a)} and ${m} ${other} with an average ${what} of ${write(b)}. ${ask(rng, say`their average ${what} together`)}`,
      say`The average ${what} of ${n} ${one} ${story.where} is ${write(a)}, and that of ${m} ${other} is ${write(b)}. ${ask(rng, say`the average ${what} of all of them together`)}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`the two averages were averaged as if the groups were equal` },
      { value: (m * a + n * b) / size, because: say`the sizes of the two groups were exchanged` },
      { value: whole + slip, because: say`a slip in the total made it too large` },
      { value: whole - slip, because: say`a slip in the total made it too small` },
      { value: whole + 2 * slip, because: say`a slip in the division made it too large` },
      { value: whole - 2 * slip, because: say`a slip in the division made it too small` },
    ],
    // An average of all is seen at once to lie between the two.
    within: [Math.min(a, b) + slip / 4, Math.max(a, b) - slip / 4] as const,
    steps: [
      say`Total of all: ${n} × ${a} + ${m} × ${b} = ${n * a + m * b}`,
      say`Average = ${n * a + m * b} ÷ (${n} + ${m}) = ${answer}`,
    ],
  }
}

function ofOther(rng: Random) {
  const story = rng.pick(STORIES)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = write(b)
  return {
    given: { find: 'mean' as const, groups: [[n, a] as const], size: m, whole },
    prompt: rng.pick([
      say`${capital(story.where)}, the average ${what} of ${n} ${one} and ${m} ${other} together is ${write(whole)}. The ${one} alone have an average ${what} of ${write(a)}. ${ask(rng, say`the average ${what} of the ${other}`)}`,
      say`${capital(story.where)}, there are ${n} ${one} and ${m} ${other}. The average ${what} of all ${size} is ${write(whole)}, that of the ${one} is ${write(a)}. ${ask(rng, say`the average ${what} of the ${other}`)}`,
      say`Together ${n} ${one} and ${m} ${other} ${story.where} average ${write(whole)}; without the ${other} the average ${what} would be ${write(a)}. What do the ${other} average?`,
    ]),
    answer,
    mistakes: [
      { value: 2 * whole - a, because: say`the groups were taken to be equally large` },
      { value: whole, because: say`that is the average of all` },
      { value: (size * whole - m * a) / n, because: say`the sizes of the two groups were exchanged` },
      { value: Math.abs(whole - a), because: say`the two averages were subtracted` },
      { value: (a + whole) / 2, because: say`the two averages were averaged` },
      {
        value: (size * whole - n * a) / n,
        because: say`the total of the ${other} was divided by the number of ${one}`,
      },
      { value: a, because: say`that is the average of the ${one}` },
      {
        value: whole + Math.sign(b - whole) * Math.abs(whole - a) * 2,
        because: say`the distance from the average was doubled`,
      },
    ],
    within: usual(story, b),
    steps: [
      say`Total of all ${size}: ${size} × ${whole} = ${size * whole}`,
      say`Total of the ${other}: ${size * whole} − ${n} × ${a} = ${m * b}`,
      say`Average of the ${other} = ${m * b} ÷ ${m} = ${answer}`,
    ],
  }
}

function howMany(rng: Random) {
  const story = rng.pick(STORIES)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = count(n)
  const [up, down] = [Math.abs(whole - b), Math.abs(a - whole)]
  return {
    given: { find: 'count' as const, all: size, first: a, second: b, whole },
    prompt: rng.pick([
      say`${capital(story.where)}, there are ${size} ${story.all}, all of them ${one} or ${other}. The average ${what} of all is ${write(whole)}, of the ${one} ${write(a)} and of the ${other} ${write(b)}. How many ${one} are there?`,
      say`${capital(story.where)}, ${size} ${story.all} have an average ${what} of ${write(whole)}. They are ${one}, whose average is ${write(a)}, and ${other}, whose average is ${write(b)}. ${ask(rng, say`the number of ${one}`)}`,
    ]),
    answer,
    within: [1, size - 1] as const,
    // The mistakes are seldom whole numbers of heads.
    others: [n - 4, n - 2, n + 2, n + 4],
    mistakes: [
      { value: m, because: say`that is the number of ${other}` },
      { value: size / 2, because: say`the groups were taken to be equally large` },
      { value: (size * a) / (a + b), because: say`the heads were divided in the ratio of the averages` },
      {
        value: Math.abs(n - m),
        because: say`that is how many more there are of one group than of the other`,
      },
      {
        value: (size * b) / (a + b),
        because: say`the heads were divided in the inverse ratio of the averages`,
      },
      { value: (size * whole) / (a + b), because: say`the total was divided by the sum of the two averages` },
    ],
    steps: [
      say`If all were ${other}, the total would be ${size} × ${b} = ${size * b}.`,
      say`It is ${size} × ${whole} = ${size * whole}, which differs by ${size * up}.`,
      say`Each of the ${one} accounts for a difference of ${up + down}.`,
      say`Number = ${size * up} ÷ ${up + down} = ${answer}`,
    ],
  }
}

function ofThird(rng: Random) {
  const story = rng.pick(STORIES)
  const { groups, whole, size } = drawGroups(rng, story, 3)
  const [[n, a] = [0, 0], [m, b] = [0, 0], [k, c] = [0, 0]] = groups
  const [one, two, three] = story.groups
  const { write, what } = story
  const rest = size * whole - n * a - m * b
  const answer = write(c)
  return {
    given: { find: 'mean' as const, groups: [[n, a] as const, [m, b] as const], size: k, whole },
    prompt: rng.pick([
      say`${capital(story.where)}, the average ${what} of ${n} ${one}, ${m} ${two} and ${k} ${three} is ${write(whole)}. The ${one} average ${write(a)} and the ${two} ${write(b)}. ${ask(rng, say`the average ${what} of the ${three}`)}`,
      say`${capital(story.where)}, there are ${n} ${one} with an average ${what} of ${write(a)}, ${m} ${two} with ${write(b)} and ${k} ${three}. All ${size} together average ${write(whole)}. ${ask(rng, say`the average ${what} of the ${three}`)}`,
    ]),
    answer,
    mistakes: [
      { value: 3 * whole - a - b, because: say`the three groups were taken to be equally large` },
      { value: whole, because: say`that is the average of all` },
      { value: (size * whole - n * a) / k, because: say`the ${two} were left out` },
      { value: (a + b) / 2, because: say`that is the average of the other two averages` },
      {
        value: 2 * whole - (a + b) / 2,
        because: say`the first two groups were averaged as if they were one of equal size`,
      },
      { value: (size * whole - m * b) / k, because: say`the ${one} were left out` },
      { value: rest / n, because: say`the total of the ${three} was divided by the number of ${one}` },
      { value: rest / m, because: say`the total of the ${three} was divided by the number of ${two}` },
    ],
    within: usual(story, c),
    steps: [
      say`Total of all ${size}: ${size} × ${whole} = ${size * whole}`,
      say`Total of the ${one}: ${n} × ${a} = ${n * a}; of the ${two}: ${m} × ${b} = ${m * b}`,
      say`Total of the ${three}: ${size * whole} − ${n * a} − ${m * b} = ${rest}`,
      say`Average of the ${three} = ${rest} ÷ ${k} = ${answer}`,
    ],
  }
}

/** Adds every member separately. */
function meanOf(groups: readonly Group[]): number {
  let [sum, heads] = [0, 0]
  for (const [size, mean] of groups) {
    sum += size * mean
    heads += size
  }
  return sum / heads
}

/** "The men average 40 years, the women 35 and all of them 38. There are 12 more men than women. How many are there?" */
function howManyMore(rng: Random) {
  const story = rng.pick(STORIES)
  const { groups, whole, size } = rng.until(
    () => drawGroups(rng, story, 2),
    (drawn) => (drawn.groups[0]?.[0] ?? 0) - (drawn.groups[1]?.[0] ?? 0) >= 4,
  )
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const [p, q] = [n / gcd(n, m), m / gcd(n, m)]
  const answer = count(size)
  return {
    given: { find: 'difference' as const, more: n - m, first: a, second: b, whole },
    prompt: rng.pick([
      say`${capital(story.where)}, the average ${what} of the ${one} is ${write(a)}, that of the ${other} ${write(b)} and that of all of them ${write(whole)}. If there are ${n - m} more ${one} than ${other}, how many ${story.all} are there in all?`,
      say`All the ${story.all} ${story.where} are either ${one} or ${other}, the ${one} being ${n - m} more. Their average ${what} is ${write(whole)}; it would be ${write(a)} for the ${one} alone and ${write(b)} for the ${other} alone. How many ${story.all} are there?`,
      say`${capital(story.where)}, the ${one} exceed the ${other} in number by ${n - m}. The average ${what} is ${write(a)} for the ${one}, ${write(b)} for the ${other} and ${write(whole)} for all. ${ask(rng, say`the total number of ${story.all}`)}`,
    ]),
    answer,
    within: [n - m + 2, 4 * size] as const,
    mistakes: [
      { value: n, because: say`that is the number of ${one}` },
      { value: 2 * n, because: say`both groups were taken to be as large as the ${one}` },
      { value: 2 * m, because: say`both groups were taken to be as large as the ${other}` },
      { value: (p + q) * (n - m), because: say`the difference was taken for one part` },
      { value: size + n - m, because: say`the difference was added once more` },
      { value: m, because: say`that is the number of ${other}` },
      { value: size - 2 * (p + q), because: say`two parts too few were counted for each group` },
      { value: size + p + q, because: say`one part too many was counted for each group` },
    ],
    steps: [
      say`The average of the ${one} is ${Math.abs(a - whole)} away from that of all, the average of the ${other} ${Math.abs(whole - b)}.`,
      say`So the numbers of ${one} and ${other} are in the ratio ${Math.abs(whole - b)} : ${Math.abs(a - whole)} = ${p} : ${q}.`,
      say`${p} − ${q} = ${p - q} ${p - q === 1 ? 'part is' : 'parts are'} ${n - m}, so one part is ${(n - m) / (p - q)}.`,
      say`In all: (${p} + ${q}) × ${(n - m) / (p - q)} = ${answer}`,
    ],
  }
}

/** "20 officers and 30 clerks average ₹30,000, the clerks and 10 guards ₹18,000, all 60 ₹27,000. What do the clerks average?" */
function ofMiddle(rng: Random) {
  const story = rng.pick(STORIES)
  const { sizes, means, firstTwo, lastTwo, whole } = rng.until(
    () => {
      const part = rng.pick([4, 5, 6, 8, 10])
      const sizes = [part * rng.int(1, 5), part * rng.int(1, 5), part * rng.int(1, 5)] as const
      const [n, m, k] = sizes
      const drawn = [drawMean(rng, story), drawMean(rng, story), drawMean(rng, story)]
      const [a = 0, b = 0, c = 0] = story.falls ? drawn.toSorted((one, other) => other - one) : drawn
      return {
        sizes,
        means: [a, b, c] as const,
        firstTwo: (n * a + m * b) / (n + m),
        lastTwo: (m * b + k * c) / (m + k),
        whole: (n * a + m * b + k * c) / (n + m + k),
      }
    },
    ({ sizes: [n, m, k], means: [a, b, c], firstTwo, lastTwo, whole }) =>
      new Set([n, m, k]).size > 1 &&
      new Set([a, b, c]).size === 3 &&
      [firstTwo, lastTwo, whole].every((mean) => Number.isInteger(mean)) &&
      new Set([b, firstTwo, lastTwo, whole]).size === 4,
  )
  const [n, m, k] = sizes
  const [one, two, three] = story.groups
  const { write, what } = story
  const size = n + m + k
  const [first, last, all] = [(n + m) * firstTwo, (m + k) * lastTwo, size * whole]
  const answer = write(means[1])
  return {
    given: { find: 'middle' as const, sizes, firstTwo, lastTwo, whole },
    prompt: rng.pick([
      say`${capital(story.where)}, there are ${n} ${one}, ${m} ${two} and ${k} ${three}. The average ${what} of the ${one} and the ${two} together is ${write(firstTwo)}, that of the ${two} and the ${three} together ${write(lastTwo)} and that of all of them ${write(whole)}. ${ask(rng, say`the average ${what} of the ${two}`)}`,
      say`The average ${what} of ${n} ${one}, ${m} ${two} and ${k} ${three} ${story.where} is ${write(whole)}. Without the ${three} it is ${write(firstTwo)}, and without the ${one} it is ${write(lastTwo)}. ${ask(rng, say`the average ${what} of the ${two}`)}`,
    ]),
    answer,
    within: usual(story, means[1]),
    mistakes: [
      { value: means[0], because: say`that is the average of the ${one}` },
      { value: means[2], because: say`that is the average of the ${three}` },
      { value: (firstTwo + lastTwo) / 2, because: say`the two averages of pairs were averaged` },
      { value: firstTwo + lastTwo - whole, because: say`the sizes of the groups were not used` },
      {
        value: 2 * firstTwo + 2 * lastTwo - 3 * whole,
        because: say`the groups were taken to be equally large`,
      },
      { value: whole, because: say`that is the average of all` },
      { value: means[1] + 2 * stepOf(story), because: say`a slip in the totals made it too large` },
      { value: means[1] - 2 * stepOf(story), because: say`a slip in the totals made it too small` },
    ],
    steps: [
      say`Total of the ${one} and the ${two}: ${n + m} × ${firstTwo} = ${first}; of the ${two} and the ${three}: ${m + k} × ${lastTwo} = ${last}`,
      say`Total of all ${size}: ${size} × ${whole} = ${all}`,
      say`The first two totals count the ${two} twice, so their total is ${first} + ${last} − ${all} = ${first + last - all}`,
      say`Average of the ${two} = ${first + last - all} ÷ ${m} = ${answer}`,
    ],
  }
}

/** The steps in which averages of a story are drawn. */
const stepOf = ({ high }: Story): number => (high > 5000 ? 500 : high > 500 ? 10 : 1)

const drawMean = (rng: Random, story: Story): number => rng.int(story.low, story.high, stepOf(story))

/** What may be offered for an average of one group: sizes that belong to the story. */
const usual = ({ low, high }: Story, answer: number) =>
  [Math.min(0.7 * low, 0.8 * answer), Math.max(1.15 * high, 1.15 * answer)] as const

/** Group sizes and averages for which the average of all is a short number, and clearly between the others. */
function drawGroups(rng: Random, story: Story, count: number) {
  const step = stepOf(story)
  return rng.until(
    () => {
      const means = Array.from({ length: count }, () => drawMean(rng, story))
      const ordered = story.falls ? means.toSorted((one, other) => other - one) : means
      const groups = ordered.map((mean): Group => [rng.int(8, 60), mean])
      return { groups, whole: meanOf(groups), size: groups.reduce((sum, [heads]) => sum + heads, 0) }
    },
    ({ groups, whole }) =>
      Number.isInteger(step > 1 ? whole / (step / 5) : whole * 2) &&
      new Set(groups.flat()).size === groups.length * 2 &&
      (count > 2 || groups.every(([, mean]) => Math.abs(mean - whole) >= 2 * step)),
  )
}

const STORIES: readonly Story[] = [
  {
    where: 'in a yoga class',
    groups: ['men', 'women', 'visitors'],
    all: 'people',
    what: 'age',
    write: years,
    low: 22,
    high: 58,
  },
  {
    where: 'in a test',
    groups: ['students of section A', 'students of section B', 'students of section C'],
    all: 'students',
    what: 'score',
    write: number,
    low: 40,
    high: 86,
  },
  {
    where: 'in a factory',
    groups: ['skilled workers', 'unskilled workers', 'helpers'],
    falls: true,
    all: 'employees',
    what: 'daily wage',
    write: money,
    low: 400,
    high: 960,
  },
  {
    where: 'at a sports camp',
    groups: ['wrestlers', 'swimmers', 'runners'],
    falls: true,
    all: 'sportspersons',
    what: 'weight',
    write: kilograms,
    low: 46,
    high: 88,
  },
  {
    where: 'in an office',
    groups: ['officers', 'assistants', 'guards'],
    falls: true,
    all: 'employees',
    what: 'monthly salary',
    write: money,
    low: 12_000,
    high: 64_000,
  },
  {
    where: 'in a fruit market',
    groups: ['crates of mangoes', 'crates of apples', 'crates of grapes'],
    all: 'crates',
    what: 'price',
    write: money,
    low: 300,
    high: 980,
  },
  {
    where: 'at a bus depot',
    groups: ['city buses', 'express buses', 'night buses'],
    all: 'buses',
    what: 'daily run',
    write: km,
    low: 90,
    high: 380,
  },
  {
    where: 'on a dairy farm',
    groups: ['crossbred cows', 'buffaloes', 'local cows'],
    falls: true,
    all: 'animals',
    what: 'daily yield',
    write: litres,
    low: 5,
    high: 28,
  },
  {
    where: 'in a housing society',
    groups: ['large flats', 'small flats', 'one-room flats'],
    falls: true,
    all: 'flats',
    what: 'electricity bill',
    write: money,
    low: 500,
    high: 1500,
  },
  {
    where: 'at a blood donation drive',
    groups: ['teachers', 'nurses', 'students'],
    falls: true,
    all: 'donors',
    what: 'age',
    write: years,
    low: 19,
    high: 50,
  },
]
