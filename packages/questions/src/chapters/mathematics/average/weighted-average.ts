import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { kilograms, km, litres, years } from '../../../kit/values/quantities.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, money, number, quantity } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The 30 girls of a class score 62 on average and the 20 boys 57. What is the average of the class?" */
export const weightedAverage = defineGenerator({
  id: 'arithmetic/weighted-average',
  version: 5,
  concepts: ['weighted-average'],
  levels: {
    easy: { forms: [ofBoth] },
    medium: { forms: [ofOther, howMany] },
    hard: { forms: [ofThird, howMany] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    if (given.find === 'whole') return meanOf(given.groups)
    if (given.find === 'mean')
      return bisect((mean) => meanOf([...given.groups, [given.size, mean]]) - given.whole, given.whole * 20)
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
  /** 'in a school of Pune' */
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
  const story = drawStory(rng)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = write(whole)
  return {
    given: { find: 'whole' as const, groups },
    prompt: rng.pick([
      say`${capital(story.where)} the average ${what} of ${n} ${one} is ${write(a)} and that of ${m} ${other} is ${write(b)}. ${ask(rng, say`the average ${what} of all of them`)}`,
      say`${capital(story.where)} there are ${n} ${one} with an average ${what} of ${write(a)} and ${m} ${other} with an average ${what} of ${write(b)}. ${ask(rng, say`their average ${what} together`)}`,
      say`The average ${what} of ${n} ${one} ${story.where.replace(/,$/, '')} is ${write(a)}, and that of ${m} ${other} is ${write(b)}. ${ask(rng, say`the average ${what} of all of them together`)}`,
    ]),
    answer,
    mistakes: [
      { value: (a + b) / 2, because: say`the two averages were averaged as if the groups were equal` },
      { value: (m * a + n * b) / size, because: say`the sizes of the two groups were exchanged` },
      { value: a, because: say`that is the average of the ${one}` },
      { value: b, because: say`that is the average of the ${other}` },
      { value: Math.abs(a - b), because: say`the two averages were subtracted` },
      { value: a + b, because: say`the two averages were added` },
    ],
    steps: [
      say`Total of all: ${n} × ${a} + ${m} × ${b} = ${n * a + m * b}`,
      say`Average = ${n * a + m * b} ÷ (${n} + ${m}) = ${answer}`,
    ],
  }
}

function ofOther(rng: Random) {
  const story = drawStory(rng)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = write(b)
  return {
    given: { find: 'mean' as const, groups: [[n, a] as const], size: m, whole },
    prompt: rng.pick([
      say`${capital(story.where)} the average ${what} of ${n} ${one} and ${m} ${other} together is ${write(whole)}. The ${one} alone have an average ${what} of ${write(a)}. ${ask(rng, say`the average ${what} of the ${other}`)}`,
      say`${capital(story.where)} there are ${n} ${one} and ${m} ${other}. The average ${what} of all ${size} is ${write(whole)}, that of the ${one} is ${write(a)}. ${ask(rng, say`the average ${what} of the ${other}`)}`,
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
    steps: [
      say`Total of all ${size}: ${size} × ${whole} = ${size * whole}`,
      say`Total of the ${other}: ${size * whole} − ${n} × ${a} = ${m * b}`,
      say`Average of the ${other} = ${m * b} ÷ ${m} = ${answer}`,
    ],
  }
}

function howMany(rng: Random) {
  const story = drawStory(rng)
  const { groups, whole, size } = drawGroups(rng, story, 2)
  const [[n, a] = [0, 0], [m, b] = [0, 0]] = groups
  const [one, other] = story.groups
  const { write, what } = story
  const answer = quantity(n, counted(one, one))
  const [up, down] = [Math.abs(whole - b), Math.abs(a - whole)]
  return {
    given: { find: 'count' as const, all: size, first: a, second: b, whole },
    prompt: rng.pick([
      say`${capital(story.where)} there are ${size} ${story.all}, all of them ${one} or ${other}. The average ${what} of all is ${write(whole)}, of the ${one} ${write(a)} and of the ${other} ${write(b)}. How many ${one} are there?`,
      say`${capital(story.where)} ${size} ${story.all} have an average ${what} of ${write(whole)}. They are ${one}, whose average is ${write(a)}, and ${other}, whose average is ${write(b)}. ${ask(rng, say`the number of ${one}`)}`,
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
  const story = drawStory(rng)
  const { groups, whole, size } = drawGroups(rng, story, 3)
  const [[n, a] = [0, 0], [m, b] = [0, 0], [k, c] = [0, 0]] = groups
  const [one, two, three] = story.groups
  const { write, what } = story
  const rest = size * whole - n * a - m * b
  const answer = write(c)
  return {
    given: { find: 'mean' as const, groups: [[n, a] as const, [m, b] as const], size: k, whole },
    prompt: rng.pick([
      say`${capital(story.where)} the average ${what} of ${n} ${one}, ${m} ${two} and ${k} ${three} is ${write(whole)}. The ${one} average ${write(a)} and the ${two} ${write(b)}. ${ask(rng, say`the average ${what} of the ${three}`)}`,
      say`${capital(story.where)} there are ${n} ${one} with an average ${what} of ${write(a)}, ${m} ${two} with ${write(b)} and ${k} ${three}. All ${size} together average ${write(whole)}. ${ask(rng, say`the average ${what} of the ${three}`)}`,
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

/** Group sizes and averages for which the average of all is a short number. */
function drawGroups(rng: Random, story: Story, count: number) {
  const step = story.high > 5000 ? 500 : story.high > 500 ? 10 : 1
  return rng.until(
    () => {
      const groups = Array.from(
        { length: count },
        (): Group => [rng.int(8, 60), rng.int(story.low, story.high, step)],
      )
      return { groups, whole: meanOf(groups), size: groups.reduce((sum, [heads]) => sum + heads, 0) }
    },
    ({ groups, whole }) =>
      (!story.falls ||
        groups.every(([, mean], place) => mean < (groups[place - 1]?.[1] ?? Number.POSITIVE_INFINITY))) &&
      Number.isInteger(story.high > 500 ? whole : whole * 2) &&
      new Set(groups.flat()).size === groups.length * 2,
  )
}

const STORIES: readonly Story[] = [
  {
    where: 'in a family camp near',
    groups: ['men', 'women', 'young people'],
    all: 'people',
    what: 'age',
    write: years,
    low: 18,
    high: 52,
  },
  {
    where: 'in a test held in',
    groups: ['students of section A', 'students of section B', 'students of section C'],
    all: 'students',
    what: 'score',
    write: number,
    low: 40,
    high: 86,
  },
  {
    where: 'in a factory of',
    groups: ['skilled workers', 'unskilled workers', 'helpers'],
    falls: true,
    all: 'employees',
    what: 'daily wage',
    write: money,
    low: 400,
    high: 960,
  },
  {
    where: 'at a sports camp in',
    groups: ['wrestlers', 'runners', 'swimmers'],
    all: 'sportspersons',
    what: 'weight',
    write: kilograms,
    low: 46,
    high: 88,
  },
  {
    where: 'in an office of',
    groups: ['officers', 'assistants', 'guards'],
    falls: true,
    all: 'employees',
    what: 'monthly salary',
    write: money,
    low: 12_000,
    high: 64_000,
  },
  {
    where: 'in a fruit market of',
    groups: ['crates of mangoes', 'crates of apples', 'crates of grapes'],
    all: 'crates',
    what: 'price',
    write: money,
    low: 300,
    high: 980,
  },
  {
    where: 'on the routes of a depot in',
    groups: ['city buses', 'express buses', 'night buses'],
    all: 'buses',
    what: 'daily run',
    write: km,
    low: 90,
    high: 380,
  },
  {
    where: 'on dairy farms around',
    groups: ['cows', 'buffaloes', 'crossbred cows'],
    all: 'animals',
    what: 'daily yield',
    write: litres,
    low: 6,
    high: 28,
  },
  {
    where: 'in a housing society of',
    groups: ['small flats', 'large flats', 'shops'],
    all: 'units',
    what: 'electricity bill',
    write: money,
    low: 500,
    high: 990,
  },
  {
    where: 'at a blood donation drive in',
    groups: ['nurses', 'police trainees', 'college students'],
    all: 'donors',
    what: 'age',
    write: years,
    low: 19,
    high: 54,
  },
]

function drawStory(rng: Random): Story {
  const story = rng.pick(STORIES)
  return { ...story, where: `${story.where.replace(/ (?:near|held in|of|in|around)$/, '')},` }
}
