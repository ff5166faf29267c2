import type { Figure } from '@ekagra/schema/figure'
import type { Random } from '../../../../kit/random/random.ts'
import { sum } from '../../../../kit/values/geometry.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { formatValue } from '../../../../kit/wording/format-value.ts'
import type { Study } from './study.ts'

const inWords = (value: number): string => formatValue(count(value))

/** Shares in per cent that add up to 100, no two alike. */
function drawShares(rng: Random, size: number): number[] {
  return rng.until(
    () => {
      const drawn = range(2, size).map(() => rng.int(6, 34))
      return [...drawn, 100 - sum(drawn)]
    },
    (shares) => Math.min(...shares) >= 6 && Math.max(...shares) <= 36 && new Set(shares).size === size,
  )
}

interface Whole {
  /** 'students of a school' */
  who: string
  things: string
  /** Between the things and the label: 'who chose'. */
  link: string
  labels: readonly string[]
  columnNoun: string
  title: string
  part: string
}

const WHOLES: readonly Whole[] = [
  {
    who: 'students of a school',
    things: 'students',
    link: 'who play',
    labels: ['cricket', 'football', 'hockey', 'kabaddi', 'badminton', 'chess', 'tennis'],
    columnNoun: 'sport',
    title: 'by the sport that they play',
    part: 'took part in a state-level event',
  },
  {
    who: 'employees of a company',
    things: 'employees',
    link: 'in',
    labels: ['HR', 'Finance', 'Sales', 'Marketing', 'IT', 'Accounts', 'Production'],
    columnNoun: 'department',
    title: 'by department',
    part: 'were promoted',
  },
  {
    who: 'books of a library',
    things: 'books',
    link: 'on',
    labels: ['history', 'science', 'commerce', 'law', 'art', 'medicine', 'travel'],
    columnNoun: 'subject',
    title: 'by subject',
    part: 'were issued',
  },
  {
    who: 'candidates of an examination',
    things: 'candidates',
    link: 'from',
    labels: ['Bihar', 'Kerala', 'Gujarat', 'Odisha', 'Punjab', 'Assam', 'Haryana'],
    columnNoun: 'state',
    title: 'by state',
    part: 'were selected',
  },
  {
    who: 'vehicles sold by a dealer',
    things: 'vehicles sold',
    link: 'in',
    labels: ['January', 'February', 'March', 'April', 'May', 'June'],
    columnNoun: 'month',
    title: 'by month',
    part: 'were sold on credit',
  },
  {
    who: 'passengers of an airline',
    things: 'passengers',
    link: 'who travelled to',
    labels: ['Delhi', 'Mumbai', 'Chennai', 'Kolkata', 'Pune', 'Jaipur', 'Lucknow'],
    columnNoun: 'city',
    title: 'by destination',
    part: 'had booked online',
  },
]

/** A pie chart of shares with its total. */
export function drawPieStudy(rng: Random, size: number): Study {
  const whole = rng.pick(WHOLES)
  const drawn = rng.sample(whole.labels, size)
  // Months stay in their order.
  const labels = whole.labels.filter((label) => drawn.includes(label))
  const shares = drawShares(rng, size)
  const total = rng.int(8, 60) * 100
  const values = [shares.map((share) => (share * total) / 100)]
  const of = (column: number) => `${whole.things} ${whole.link} ${labels[column] ?? ''}`
  return {
    figure: pieOf(`Distribution of ${inWords(total)} ${whole.who} ${whole.title}`, labels, shares),
    shown: { as: 'shares', total, shares },
    values,
    columns: labels.map(capitalise),
    cell: (_, column) => of(column),
    row: () => whole.things,
    column: (column) => of(column),
    pair: (_, one, other) => `${of(one)} and ${labels[other] ?? ''} together`,
    rowName: () => whole.things,
    isInTime: false,
    columnNoun: whole.columnNoun,
    bare: () => whole.things,
    several: (columns) =>
      `${whole.things} ${whole.link} ${listOf(columns.map((column) => labels[column] ?? ''))}`,
    hasColumnTotals: false,
    part: whole.part,
  }
}

const listOf = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const pieOf = (
  title: string,
  labels: readonly string[],
  shares: readonly number[],
): Figure & { kind: 'pie' } => ({
  kind: 'pie',
  title,
  unit: '%',
  labels: labels.map(capitalise),
  values: [...shares],
})

interface Halves {
  who: string
  /** Both kinds together: 'employees'. */
  things: string
  kinds: readonly [string, string]
  labels: readonly string[]
  columnNoun: string
  link: string
  part: string
}

const HALVES: readonly Halves[] = [
  {
    who: 'employees of a company',
    things: 'employees',
    kinds: ['men', 'women'],
    labels: ['HR', 'Finance', 'Sales', 'Marketing', 'IT', 'Accounts', 'Production'],
    columnNoun: 'department',
    link: 'in',
    part: 'were promoted',
  },
  {
    who: 'students of six schools',
    things: 'students',
    kinds: ['boys', 'girls'],
    labels: ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `school ${letter}`),
    columnNoun: 'school',
    link: 'in',
    part: 'took part in the annual function',
  },
  {
    who: 'residents of a district',
    things: 'residents',
    kinds: ['male residents', 'female residents'],
    labels: ['P', 'Q', 'R', 'S', 'T', 'U'].map((letter) => `town ${letter}`),
    columnNoun: 'town',
    link: 'of',
    part: 'were graduates',
  },
  {
    who: 'candidates of an examination',
    things: 'candidates',
    kinds: ['successful candidates', 'unsuccessful candidates'],
    labels: ['Bihar', 'Kerala', 'Gujarat', 'Odisha', 'Punjab', 'Assam', 'Haryana'],
    columnNoun: 'state',
    link: 'from',
    part: 'were below the age of 25',
  },
]

const halvesWords = ({ kinds, link, things, columnNoun, part }: Halves, labels: readonly string[]) => ({
  columns: labels.map(capitalise),
  cell: (row: number, column: number) => `${kinds[row] ?? ''} ${link} ${labels[column] ?? ''}`,
  row: (row: number) =>
    `${kinds[row] ?? ''} ${link} all the given ${columnNoun === 'city' ? 'cities' : `${columnNoun}s`}`,
  column: (column: number) => `${things} ${link} ${labels[column] ?? ''}`,
  pair: (row: number, one: number, other: number) =>
    `${kinds[row] ?? ''} ${link} ${labels[one] ?? ''} and ${labels[other] ?? ''} together`,
  rowName: (row: number) => kinds[row] ?? '',
  isInTime: false,
  columnNoun,
  bare: (row: number | null) => (row === null ? things : (kinds[row] ?? '')),
  hasColumnTotals: true,
  part,
})

const RATIOS: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 2],
  [2, 3],
  [3, 1],
  [1, 3],
  [3, 5],
  [5, 3],
  [4, 1],
  [1, 4],
  [7, 3],
  [3, 7],
  [5, 4],
  [4, 5],
  [7, 5],
  [5, 7],
]

/** A pie chart of all, with a table of how each part is divided. */
export function drawPieAndTable(rng: Random, size: number): Study {
  const halves = rng.pick(HALVES)
  const labels = rng.sample(halves.labels, size)
  const { shares, total, ratios } = rng.until(
    () => ({
      shares: drawShares(rng, size),
      total: rng.int(6, 40) * 200,
      ratios: labels.map(() => rng.pick(RATIOS)),
    }),
    (drawn) =>
      drawn.shares.every((share, index) => {
        const [one, other] = drawn.ratios[index] ?? [1, 1]
        return Number.isInteger((share * drawn.total) / 100 / (one + other))
      }),
  )
  const groups = shares.map((share, index) => {
    const [one, other] = ratios[index] ?? [1, 1]
    const unit = (share * total) / 100 / (one + other)
    return [unit * one, unit * other] as const
  })
  const [first, second] = halves.kinds
  return {
    figure: {
      kind: 'mixed',
      title: `The pie chart shows the percentage distribution of ${inWords(total)} ${halves.who.replace('six', ['', '', '', '', 'four', 'five', 'six'][size] ?? '')}. The table shows the ratio of ${first} to ${second} in each ${halves.columnNoun}.`,
      parts: [
        pieOf(`Distribution of ${inWords(total)} ${halves.things}`, labels, shares),
        {
          kind: 'table',
          title: `Ratio of ${first} to ${second}`,
          columns: [capitalise(halves.columnNoun), `${capitalise(first)} : ${second}`],
          rows: labels.map((label, index) => [capitalise(label), (ratios[index] ?? []).join(' : ')]),
        },
      ],
    },
    shown: { as: 'shares-and-ratios', total, shares, ratios },
    values: [0, 1].map((row) => groups.map((group) => group[row] ?? 0)),
    ...halvesWords(halves, labels),
  }
}

/** Totals with the percentage of one kind; only whole people. */
function drawTotals(rng: Random, size: number): { totals: number[]; percents: number[] } {
  return rng.until(
    () => ({
      totals: range(1, size).map(() => rng.int(10, 60) * 20),
      percents: range(1, size).map(() => rng.int(20, 80, 5)),
    }),
    ({ totals, percents }) =>
      totals.every((total, index) => Number.isInteger((total * (percents[index] ?? 0)) / 100)) &&
      new Set(totals).size === size &&
      new Set(percents).size >= size - 1,
  )
}

const splitTotals = (totals: readonly number[], percents: readonly number[]): number[][] => {
  const first = totals.map((total, index) => (total * (percents[index] ?? 0)) / 100)
  return [first, totals.map((total, index) => total - (first[index] ?? 0))]
}

/** A table of totals with the percentage of one kind in each. */
export function drawPercentTable(rng: Random, size: number): Study {
  const halves = rng.pick(HALVES)
  const labels = rng.sample(halves.labels, size)
  const { totals, percents } = drawTotals(rng, size)
  return {
    figure: {
      kind: 'table',
      title: `Number of ${halves.things}, and the percentage of ${halves.kinds[0]} among them`,
      columns: [
        capitalise(halves.columnNoun),
        `Total ${halves.things}`,
        `${capitalise(halves.kinds[0])} (%)`,
      ],
      rows: labels.map((label, index) => [
        capitalise(label),
        String(totals[index] ?? 0),
        String(percents[index] ?? 0),
      ]),
    },
    shown: { as: 'totals-and-percents', totals, percents },
    values: splitTotals(totals, percents),
    ...halvesWords(halves, labels),
  }
}

const OVER_YEARS: readonly Omit<Halves, 'labels' | 'columnNoun' | 'link'>[] = [
  {
    who: 'candidates who appeared',
    things: 'candidates who appeared',
    kinds: ['candidates who passed', 'candidates who failed'],
    part: 'were below the age of 25',
  },
  {
    who: 'articles made',
    things: 'articles made',
    kinds: ['articles sold', 'articles left unsold'],
    part: 'were meant for export',
  },
  {
    who: 'tickets booked',
    things: 'tickets booked',
    kinds: ['tickets booked online', 'tickets booked at the counter'],
    part: 'were later cancelled',
  },
]

/** Bars for the totals and a line for the percentages. */
export function drawBarAndLine(rng: Random, size: number): Study {
  const halves = rng.pick(OVER_YEARS)
  const start = rng.int(2016, 2025 - size)
  const labels = range(start, start + size - 1).map(String)
  const { totals, percents } = drawTotals(rng, size)
  const [first] = halves.kinds
  return {
    figure: {
      kind: 'mixed',
      title: `The bar chart shows the number of ${halves.things} in ${['', '', '', '', 'four', 'five', 'six'][size] ?? ''} years. The line graph shows the percentage of ${first} among them.`,
      parts: [
        {
          kind: 'bar',
          title: `Number of ${halves.things}`,
          labels,
          series: [{ name: capitalise(halves.things), values: totals }],
        },
        {
          kind: 'line',
          title: `Percentage of ${first}`,
          unit: '%',
          labels,
          series: [{ name: capitalise(first), values: percents }],
        },
      ],
    },
    shown: { as: 'totals-and-percents', totals, percents },
    values: splitTotals(totals, percents),
    ...halvesWords({ ...halves, labels, columnNoun: 'year', link: 'in' }, labels),
    isInTime: true,
  }
}

const CASES = [
  { things: 'students', kinds: ['boys', 'girls'], noun: 'school', part: 'took part in the annual function' },
  { things: 'employees', kinds: ['men', 'women'], noun: 'company', part: 'were promoted' },
  {
    things: 'voters',
    kinds: ['male voters', 'female voters'],
    noun: 'village',
    part: 'did not cast their vote',
  },
  { things: 'vehicles', kinds: ['cars', 'motorcycles'], noun: 'parking lot', part: 'were parked overnight' },
  { things: 'books', kinds: ['Hindi books', 'English books'], noun: 'library', part: 'were issued' },
  {
    things: 'members',
    kinds: ['life members', 'annual members'],
    noun: 'club',
    part: 'came to the general meeting',
  },
] as const

const RISES: readonly number[] = [10, 20, 25, 30, 40, 50, 60]
const SHARES: readonly number[] = [30, 35, 40, 45, 55, 60, 65, 70]

const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** Three groups of two kinds, told in a text. */
export function drawCaseletStudy(rng: Random): Study {
  const { things, kinds, noun, part } = rng.pick(CASES)
  const letters = [...rng.pick(['ABC', 'PQR', 'XYZ', 'LMN'])]
  const labels = letters.map((letter) => `${noun} ${letter}`)
  const drawn = rng.until(
    () => {
      const first = rng.int(10, 50) * 20
      const more = rng.pick(RISES)
      const second = (first * (100 + more)) / 100
      const third = rng.int(12, 70) * 20
      const share = rng.pick(SHARES)
      const ratio = rng.pick(RATIOS.slice(1))
      return {
        first,
        more,
        share,
        ratio,
        extra: rng.int(1, 12) * 10,
        all: first + second + third,
        second,
        third,
      }
    },
    ({ first, second, third, share, ratio: [one, other], extra }) =>
      Number.isInteger(second) &&
      Number.isInteger((first * share) / 100) &&
      Number.isInteger(second / (one + other)) &&
      third - (first * share) / 100 - extra >= 40 &&
      third !== first &&
      third !== second,
  )
  const { first, second, third, all, more, share, ratio, extra } = drawn
  const ofFirst = (first * share) / 100
  const ofSecond = (second / (ratio[0] + ratio[1])) * ratio[0]
  const ofThird = ofFirst + extra
  const [one, other] = kinds
  const [a = '', b = '', c = ''] = labels
  const texts: readonly string[] = [
    `The total number of ${things} in three ${plural(noun)}, ${letters.join(', ')}, is ${inWords(all)}, and all of them are either ${one} or ${other}. There are ${inWords(first)} ${things} in ${a}, and ${share}% of them are ${one}. The number of ${things} in ${b} is ${more}% more than that in ${a}, and the ratio of ${one} to ${other} in ${b} is ${ratio[0]} : ${ratio[1]}. The number of ${one} in ${c} is ${extra} more than the number of ${one} in ${a}.`,
    `There are three ${plural(noun)}, ${letters.join(', ')}, with only ${one} and ${other} in each of them. ${capitalise(a)} has ${inWords(first)} ${things}, of whom ${share}% are ${one}. ${capitalise(b)} has ${more}% more ${things} than ${a}, and its ${one} and ${other} are in the ratio ${ratio[0]} : ${ratio[1]}. The three ${plural(noun)} together have ${inWords(all)} ${things}. ${capitalise(c)} has ${extra} more ${one} than ${a}.`.replace(
      'of whom',
      things === 'vehicles' || things === 'books' ? 'of which' : 'of whom',
    ),
  ]
  const text = rng.pick(texts)
  return {
    figure: {
      kind: 'passage',
      title: `${capitalise(things)} in three ${plural(noun)}`,
      paragraphs: ['Read the following information carefully and answer the questions that follow.', text],
    },
    shown: { as: 'caselet', first, all, more, share, ratio, extra },
    values: [
      [ofFirst, ofSecond, ofThird],
      [first - ofFirst, second - ofSecond, third - ofThird],
    ],
    ...halvesWords({ who: '', things, kinds, labels, columnNoun: noun, link: 'in', part }, labels),
    row: (row) => `${kinds[row] ?? ''} in all the three ${plural(noun)}`,
  }
}
