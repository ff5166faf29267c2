import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { wholeOf } from '../../../kit/values/number-theory.ts'
import { count, degrees, money, percent, ratio, toValue, type Value } from '../../../kit/values/value.ts'
import { askPlainly } from '../../../kit/wording/ask.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { say, sentences, type Text } from '../../../kit/wording/say.ts'

/** "The pie chart shows how a family spends ₹40,000 a month. How much goes to rent?" */
export const pie = defineGenerator({
  id: 'interpretation/pie',
  version: 9,
  concepts: ['pie-chart-share', 'pie-chart-angle'],
  levels: {
    easy: { forms: [amount, amount, angle] },
    medium: { forms: [difference, fromOther] },
    hard: { forms: [afterRise, shifted, newShare] },
  },
  generate(rng, { forms }) {
    const { data, ask, ...rest } = rng.pick(forms)(rng)
    return {
      ...rest,
      prompt: sentences(rest.given.find === 'from-other' ? data.introWithoutTotal : data.intro, ask),
      figure: {
        kind: 'pie' as const,
        title: data.title,
        unit: '%',
        labels: data.labels.map((label) => label.replace(/^./, (first) => first.toUpperCase())),
        values: [...data.shares],
      },
    }
  },
  solve(given) {
    // One per cent at a time.
    const part = (share: number, of: number) =>
      Array.from({ length: share }).reduce<number>((sum) => sum + of / 100, 0)
    switch (given.find) {
      case 'amount':
        return part(given.share, given.total)
      case 'difference':
        return part(given.one, given.total) - part(given.other, given.total)
      case 'angle':
        return part(given.share, 360)
      case 'from-other': {
        const total = given.amount / (given.known / 100)
        return part(given.wanted, total)
      }
      case 'after-rise': {
        const before = part(given.share, given.total)
        const total = given.total + (before * given.rise) / 100
        return ratio(wholeOf(before * (100 + given.rise)), wholeOf(total * 100))
      }
      case 'shifted': {
        const before = part(given.other, given.total)
        const moved = part(given.move, part(given.one, given.total))
        return toNearest((100 * (before + moved)) / before - 100)
      }
      case 'new-share': {
        const before = part(given.share, given.total)
        const later = part(given.next, given.total + part(given.growth, given.total))
        return toNearest((100 * later) / before - 100)
      }
    }
  },
})

/** To the nearest half per cent: the sums of many decimals are a little off. */
const toNearest = (value: number): number => Math.round(2 * value) / 2

const written = (data: PieData, value: number): Value => (data.isMoney ? money(value) : count(value))

function amount(rng: Random) {
  const data = drawPie(rng)
  const index = rng.int(0, data.labels.length - 1)
  const share = data.shares[index] ?? 0
  const unit = data.total / 100
  const key = share * unit
  const label = data.labels[index] ?? ''
  const answer = data.isMoney ? money(key) : count(key)
  return {
    concept: 'pie-chart-share',
    data,
    given: { find: 'amount' as const, total: data.total, share },
    ask: rng.pick([
      say`${data.howMuch(label)}?`,
      say`${askPlainly(rng, data.what(label))}`,
      say`Find ${data.what(label)}.`,
    ]),
    answer,
    mistakes: [
      { value: data.total - key, because: say`that is all the rest together` },
      { value: key * 2, because: say`the share was doubled` },
      { value: key / 2, because: say`the share was halved` },
      { value: (share * data.total) / 360, because: say`the percentage was taken for degrees` },
      { value: (share + 5) * unit, because: say`the share was read 5 per cent too large` },
      { value: (share - 5) * unit, because: say`the share was read 5 per cent too small` },
      ...data.labels.flatMap((name, at) =>
        at === index
          ? []
          : [{ value: (data.shares[at] ?? 0) * unit, because: say`the share of ${name} was read` }],
      ),
    ],
    // No part is larger than the whole.
    within: [0, data.total] as const,
    steps: [
      say`The share of ${label} is ${percent(share)}.`,
      say`${share} × ${data.total} ÷ 100 = ${answer}`,
    ],
  }
}

function difference(rng: Random) {
  const data = drawPie(rng)
  const { one, other } = rng.until(
    () => {
      const [one, other] = rng.sample(
        data.labels.map((_, index) => index),
        2,
      )
      return { one, other }
    },
    (drawn) => (data.shares[drawn.one] ?? 0) > (data.shares[drawn.other] ?? 0),
  )
  const [more, less] = [data.shares[one] ?? 0, data.shares[other] ?? 0]
  const [first, second] = [data.labels[one] ?? '', data.labels[other] ?? '']
  const unit = data.total / 100
  const key = (more - less) * unit
  const answer = data.isMoney ? money(key) : count(key)
  return {
    concept: 'pie-chart-share',
    data,
    given: { find: 'difference' as const, total: data.total, one: more, other: less },
    ask: rng.pick([
      say`By how much does ${data.what(first)} exceed ${data.what(second)}?`,
      say`${askPlainly(rng, say`the difference between ${data.what(second)} and ${data.what(first)}`)}`,
      say`How much greater is ${data.what(first)} than ${data.what(second)}?`,
    ]),
    answer,
    mistakes: [
      { value: (more + less) * unit, because: say`the two shares were added` },
      { value: more * unit, because: say`that is the larger amount itself` },
      { value: less * unit, because: say`that is the smaller amount itself` },
      { value: 2 * key, because: say`the difference was doubled` },
      { value: key / 2, because: say`the difference was halved` },
      { value: ((more - less) * data.total) / 360, because: say`the percentages were taken for degrees` },
      { value: (more - less + 2) * unit, because: say`the share of ${first} was read 2 per cent too large` },
      { value: (more - less - 2) * unit, because: say`the share of ${first} was read 2 per cent too small` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    within: [0, data.total] as const,
    steps: [
      say`The share of ${first} is ${percent(more)}, that of ${second} ${percent(less)}.`,
      say`The shares differ by ${percent(more - less)}.`,
      say`${more - less} × ${data.total} ÷ 100 = ${answer}`,
    ],
  }
}

function angle(rng: Random) {
  const data = drawPie(rng)
  const index = rng.int(0, data.labels.length - 1)
  const share = data.shares[index] ?? 0
  const label = data.labels[index] ?? ''
  const key = share * 3.6
  const answer = degrees(key)
  return {
    concept: 'pie-chart-angle',
    data,
    given: { find: 'angle' as const, share },
    ask: rng.pick([
      say`${askPlainly(rng, say`the angle at the centre of the slice for ${label}`)}`,
      say`How many degrees does the slice of ${label} take at the centre of the circle?`,
      say`${askPlainly(rng, say`the central angle of the sector that stands for ${label}`)}`,
    ]),
    answer,
    within: [0.1, 360] as const,
    mistakes: [
      { value: share, because: say`the percentage was taken for degrees` },
      { value: share * 1.8, because: say`the full circle was taken as 180°` },
      { value: 360 - key, because: say`that is the angle of all the rest` },
      { value: (share + 5) * 3.6, because: say`the share was read 5 per cent too large` },
      { value: (share - 5) * 3.6, because: say`the share was read 5 per cent too small` },
      { value: share * 4, because: say`1 per cent was taken as 4°` },
      { value: share * 3, because: say`1 per cent was taken as 3°` },
      { value: 2 * key, because: say`the angle was doubled` },
    ],
    steps: [
      say`The share of ${label} is ${percent(share)}.`,
      say`The full circle is 360°, so 1% is 3.6°.`,
      say`${share} × 3.6 = ${answer}`,
    ],
  }
}

function fromOther(rng: Random) {
  const data = drawPie(rng)
  const [known, wanted] = rng.sample(
    data.labels.map((_, index) => index),
    2,
  )
  const [p, q] = [data.shares[known] ?? 0, data.shares[wanted] ?? 0]
  const [first, second] = [data.labels[known] ?? '', data.labels[wanted] ?? '']
  const unit = data.total / 100
  const key = q * unit
  const answer = data.isMoney ? money(key) : count(key)
  return {
    concept: 'pie-chart-share',
    data,
    given: { find: 'from-other' as const, known: p, wanted: q, amount: p * unit },
    ask: rng.pick([
      say`If ${data.what(first)} is ${written(data, p * unit)}, then what is ${data.what(second)}?`,
      say`${capital(data.what(first))} is ${written(data, p * unit)}. ${askPlainly(rng, data.what(second))}`,
      say`If ${data.what(first)} is ${written(data, p * unit)}, find ${data.what(second)}.`,
    ]),
    answer,
    mistakes: [
      { value: (p * p * unit) / q, because: say`the ratio of the shares was turned round` },
      { value: (q + 2) * unit, because: say`the share of ${second} was read 2 per cent too large` },
      { value: (q - 2) * unit, because: say`the share of ${second} was read 2 per cent too small` },
      { value: (q + 5) * unit, because: say`the share of ${second} was read 5 per cent too large` },
      ...(q > 6
        ? [{ value: (q - 5) * unit, because: say`the share of ${second} was read 5 per cent too small` }]
        : []),
      { value: Math.abs(q - p) * unit, because: say`that is the difference of the two` },
      { value: (p * q * unit) / 100, because: say`the known part was taken for the whole` },
      ...data.labels.flatMap((label, index) =>
        index === known || index === wanted
          ? []
          : [{ value: (data.shares[index] ?? 0) * unit, because: say`the share of ${label} was read` }],
      ),
    ].filter(({ value }) => Number.isInteger(value)),
    // Larger than the known amount when its share is larger, and smaller when it is smaller.
    within: q > p ? ([p * unit, 2.2 * key] as const) : ([0, p * unit] as const),
    steps: [
      say`The share of ${first} is ${percent(p)}, that of ${second} ${percent(q)}.`,
      say`${percent(p)} are ${written(data, p * unit)}.`,
      say`1% is ${p * unit} ÷ ${p} = ${written(data, unit)}.`,
      say`${q} × ${unit} = ${answer}`,
    ],
  }
}

/** The most that a ratio of a paper has as a term. */
const LARGEST_TERM = 60

function afterRise(rng: Random) {
  const { data, index, share, rise, part, whole } = rng.until(
    () => {
      const data = drawPie(rng, (topic) => topic.canGrow === true)
      const index = rng.int(0, data.labels.length - 1)
      const [share, rise] = [data.shares[index] ?? 0, rng.pick([10, 20, 25, 40, 50, 60, 75, 80, 100])]
      // In hundredths of the old total, without what they have in common.
      const shared = gcd(share * (100 + rise), 10000 + share * rise)
      return {
        data,
        index,
        share,
        rise,
        part: (share * (100 + rise)) / shared,
        whole: (10000 + share * rise) / shared,
      }
    },
    // Only whole students, so the part must stay whole.
    (drawn) =>
      drawn.whole <= LARGEST_TERM && Number.isInteger((drawn.data.total * drawn.share * drawn.rise) / 10000),
  )
  const label = data.labels[index] ?? ''
  const answer = ratio(part, whole)
  return {
    data,
    concept: 'pie-chart-share',
    given: { find: 'after-rise' as const, total: data.total, share, rise },
    ask: rng.pick([
      say`If ${data.what(label)} rises by ${percent(rise)} and everything else stays the same, what will be its ratio to the new total?`,
      say`If ${data.what(label)} grows by ${percent(rise)} while all other parts stay as they are, what will be the ratio of this part to the new whole?`,
      say`Suppose that ${data.what(label)} becomes ${percent(rise)} larger and nothing else changes. ${askPlainly(rng, 'the ratio of this part to the new total')}`,
    ]),
    answer,
    mistakes: [
      { value: ratio(share * (100 + rise), 10000), because: say`the old total was kept` },
      { value: ratio(share, 100), because: say`that is the ratio before the rise` },
      { value: ratio(share + rise, 100 + rise), because: say`the rise was added to the percentages` },
      {
        value: ratio(part, whole - part),
        because: say`the part was compared with the rest instead of the whole`,
      },
      { value: ratio(share, 100 + rise), because: say`only the total was raised` },
      {
        value: ratio(share * rise, 10000 + share * rise),
        because: say`only the rise was compared with the total`,
      },
    ],
    // No part is larger than the whole.
    within: [0, 1] as const,
    steps: [
      say`Let the old total be 100 parts; ${label} has ${share} of them.`,
      say`After the rise it has ${share} × ${(100 + rise) / 100} = ${(share * (100 + rise)) / 100} parts.`,
      say`The new total is 100 + ${(share * rise) / 100} = ${100 + (share * rise) / 100} parts.`,
      say`Part to whole: ${answer}`,
    ],
  }
}

/** "If 20% of the amount for rent is spent on food instead, by what per cent will the amount for food rise?" */
function shifted(rng: Random) {
  const { data, one, other, move } = rng.until(
    () => {
      const data = drawPie(rng, (topic) => topic.shift !== undefined)
      const [one, other] = rng.sample(
        data.labels.map((_, index) => index),
        2,
      )
      return { data, one, other, move: rng.pick([5, 10, 15, 20, 25, 30, 40, 50]) }
    },
    (drawn) => {
      const [from, to] = [drawn.data.shares[drawn.one] ?? 0, drawn.data.shares[drawn.other] ?? 1]
      const key = (from * drawn.move) / to
      // Only whole students go over.
      const isWhole = Number.isInteger((drawn.data.total * from * drawn.move) / 10000)
      return isWhole && Number.isInteger(2 * key) && key >= 3 && key <= 60 && key !== drawn.move
    },
  )
  const [from, to] = [data.shares[one] ?? 0, data.shares[other] ?? 0]
  const [first, second] = [data.labels[one] ?? '', data.labels[other] ?? '']
  // A rise in per cent needs no unit.
  const grown = data.what(second).replace(' in hectares', '')
  const key = (from * move) / to
  const answer = percent(key)
  return {
    data,
    concept: 'pie-chart-share',
    given: { find: 'shifted' as const, total: data.total, one: from, other: to, move },
    ask: say`If ${data.shift(percent(move), first, second)}, ${rng.pick([
      say`by what per cent will ${grown} rise?`,
      say`find the percentage increase in ${grown}.`,
    ])}`,
    answer,
    mistakes: [
      { value: move, because: say`the ${percent(move)} of ${first} were taken of ${second}` },
      { value: (from * move) / 100, because: say`the rise was taken in per cent of the whole` },
      { value: (to * move) / from, because: say`the two shares were exchanged` },
      {
        value: (100 * from * move) / (100 * to + from * move),
        because: say`the rise was taken in per cent of the new value`,
      },
      { value: 2 * key, because: say`the percentage was doubled` },
      { value: key / 2, because: say`the percentage was halved` },
      { value: key + 5, because: say`the share of ${first} was read too large` },
      { value: key - 2, because: say`the share of ${first} was read too small` },
    ].filter(({ value }) => value > 0 && Number.isInteger(2 * value)),
    steps: [
      say`The share of ${first} is ${percent(from)}, that of ${second} ${percent(to)}.`,
      say`What is moved is ${move} × ${from} ÷ 100 = ${(from * move) / 100} per cent of the whole.`,
      say`To the ${percent(to)} of ${second} come ${(from * move) / 100}.`,
      say`${(from * move) / 100} ÷ ${to} × 100 = ${answer}`,
    ],
  }
}

/** "If the total rises by 20% and the share of cars becomes 30%, by what per cent will the number of cars rise?" */
function newShare(rng: Random) {
  const { data, index, growth, next } = rng.until(
    () => {
      const data = drawPie(rng, (topic) => topic.canGrow === true)
      return {
        data,
        index: rng.int(0, data.labels.length - 1),
        growth: rng.pick([10, 20, 25, 30, 40, 50]),
        next: rng.int(6, 40),
      }
    },
    (drawn) => {
      const share = drawn.data.shares[drawn.index] ?? 1
      const key = ((100 + drawn.growth) * drawn.next) / share - 100
      const isWhole = Number.isInteger((drawn.data.total * (100 + drawn.growth) * drawn.next) / 10000)
      return isWhole && Number.isInteger(key) && key >= 4 && key <= 100 && drawn.next !== share
    },
  )
  const share = data.shares[index] ?? 0
  const label = data.labels[index] ?? ''
  const after = ((100 + growth) * next) / 100
  const key = (100 * after) / share - 100
  const answer = percent(key)
  return {
    data,
    concept: 'pie-chart-share',
    given: { find: 'new-share' as const, total: data.total, share, growth, next },
    ask: rng.pick([
      say`If the total rises by ${percent(growth)} and the share of ${label} becomes ${percent(next)}, by what per cent will ${data.what(label)} rise?`,
      say`Later the total is ${percent(growth)} larger, and the share of ${label} is ${percent(next)}. Find the percentage increase in ${data.what(label)}.`,
    ]),
    answer,
    mistakes: [
      { value: growth, because: say`that is the rise of the total` },
      { value: (100 * (next - share)) / share, because: say`the rise of the total was left out` },
      {
        value: growth + (100 * (next - share)) / share,
        because: say`the two rises in per cent were added`,
      },
      {
        value: growth + next - share,
        because: say`the change of the share was added to the rise of the total`,
      },
      { value: after - share, because: say`the rise was taken in per cent of the old total` },
      { value: 100 + key, because: say`the new value was taken in per cent of the old one` },
      { value: key + 10, because: say`the share was read too small` },
      { value: key - 2, because: say`the share was read too large` },
    ].filter(({ value }) => value > 0 && Number.isInteger(2 * value)),
    steps: [
      say`The share of ${label} is ${percent(share)}. Let the old total be 100 parts, so it has ${share} of them.`,
      say`The new total is ${100 + growth} parts.`,
      say`${percent(next)} of it are ${after} parts.`,
      say`(${after} − ${share}) ÷ ${share} × 100 = ${answer}`,
    ],
  }
}

interface Topic {
  /** The labels are listed from the usually largest share to the smallest. */
  isRanked?: true
  /** The whole can become larger, as the land of a village cannot. */
  canGrow?: true
  labels: readonly string[]
  isMoney: boolean
  low: number
  high: number
  title: string
  /** The whole, following 'how', with or without its size: 'the family spends its income of ₹40,000'. */
  whole(total: string | null): string
  /** One part: 'the amount spent on rent'. */
  what(label: string): string
  howMuch(label: string): string
  /** A part that goes over to another: '20% of the amount for rent is spent on food instead'. */
  shift?(share: Value, from: string, to: string): Text
}

const TOPICS: readonly Topic[] = [
  {
    labels: ['food', 'rent', 'savings', 'school fees', 'travel', 'clothes', 'medicine', 'electricity'],
    isRanked: true,
    isMoney: true,
    low: 20000,
    high: 90000,
    title: 'Monthly budget',
    whole: (total) => `a family spends its monthly income${total ? ` of ${total}` : ''}`,
    what: (label) => `the amount for ${label}`,
    howMuch: (label) => `How much does the family spend on ${label}`,
    shift: (share, from, to) => say`${share} of the amount for ${from} is spent on ${to} instead`,
  },
  {
    labels: ['cricket', 'football', 'hockey', 'kabaddi', 'badminton', 'chess', 'tennis', 'athletics'],
    isMoney: false,
    low: 400,
    high: 3000,
    canGrow: true,
    title: 'Favourite sport',
    whole: (total) => `the ${total ? `${total} ` : ''}students of a school chose their favourite sport`,
    what: (label) => `the number of students who chose ${label}`,
    howMuch: (label) => `How many students chose ${label}`,
    shift: (share, from, to) => say`${share} of those who chose ${from} choose ${to} instead`,
  },
  {
    labels: ['wheat', 'rice', 'maize', 'pulses', 'cotton', 'sugar cane', 'vegetables', 'mustard'],
    isMoney: false,
    low: 600,
    high: 4000,
    title: 'Land under crops',
    whole: (total) =>
      `the ${total ? `${total} hectares of ` : ''}land of a village ${total ? 'are' : 'is'} sown`,
    what: (label) => `the area in hectares under ${label}`,
    howMuch: (label) => `How many hectares are under ${label}`,
    shift: (share, from, to) => say`${share} of the area under ${from} is put under ${to} instead`,
  },
  {
    labels: ['labour', 'cement', 'steel', 'bricks', 'wood', 'tiles', 'wiring', 'paint'],
    isRanked: true,
    isMoney: true,
    low: 400000,
    high: 2400000,
    canGrow: true,
    title: 'Cost of a house',
    whole: (total) => `the cost ${total ? `of ${total} for` : 'of'} a house is made up`,
    what: (label) => `the cost of ${label}`,
    howMuch: (label) => `How much did ${label} cost`,
  },
  {
    labels: ['buses', 'cars', 'lorries', 'scooters', 'bicycles', 'tempos', 'tractors', 'autos'],
    isMoney: false,
    low: 800,
    high: 6000,
    canGrow: true,
    title: 'Vehicles at a toll gate',
    whole: (total) => `the ${total ? `${total} ` : ''}vehicles that passed a toll gate are divided`,
    what: (label) => `the number of ${label}`,
    howMuch: (label) => `How many ${label} were counted`,
  },
  {
    labels: ['paper', 'printing', 'binding', 'royalty', 'transport', 'advertising', 'rent', 'salaries'],
    isMoney: true,
    low: 60000,
    high: 480000,
    canGrow: true,
    title: 'Cost of a book',
    whole: (total) => `a publisher spends ${total ?? 'money'} on a book`,
    what: (label) => `the amount for ${label}`,
    howMuch: (label) => `How much goes to ${label}`,
    shift: (share, from, to) => say`${share} of the amount for ${from} is spent on ${to} instead`,
  },
]

/** A whole in named shares. */
interface PieData {
  labels: readonly string[]
  shares: readonly number[]
  total: number
  isMoney: boolean
  title: string
  intro: string
  introWithoutTotal: string
  what(label: string): string
  howMuch(label: string): string
  shift(share: Value, from: string, to: string): Text
}

function drawPie(rng: Random, isFit: (topic: Topic) => boolean = () => true): PieData {
  const topic = rng.pick(TOPICS.filter(isFit))
  const chosen = rng.sample(topic.labels, 5)
  const drawnShares = rng.until(
    () => {
      const drawn = [rng.int(5, 35), rng.int(5, 30), rng.int(5, 30), rng.int(5, 25)]
      return [...drawn, 100 - drawn.reduce((sum, share) => sum + share, 0)]
    },
    (drawn) =>
      Math.min(...drawn) >= 5 &&
      new Set(drawn).size === drawn.length &&
      drawn.filter((share) => share % 5 === 0).length >= 2,
  )
  // Nobody spends more on clothes than on food: the larger share goes to what usually costs more.
  const falling = drawnShares.toSorted((one, other) => other - one)
  const byRank = chosen.toSorted((one, other) => topic.labels.indexOf(one) - topic.labels.indexOf(other))
  const labels = chosen
  const shares = topic.isRanked ? chosen.map((label) => falling[byRank.indexOf(label)] ?? 0) : drawnShares
  const step = topic.isMoney ? 1000 : 100
  const total = rng.int(topic.low, topic.high, step)
  const shown = topic.isMoney ? formatValue(toValue(money(total))) : formatValue(toValue(total))
  const start = rng.pick([
    'The pie chart shows how',
    'Study the pie chart of how',
    'The pie chart shows, in per cent, how',
  ])
  const sentence = (amount: string | null) => `${start} ${topic.whole(amount)}.`
  return {
    labels,
    shares,
    total,
    isMoney: topic.isMoney,
    title: topic.title,
    intro: sentence(shown),
    introWithoutTotal: sentence(null),
    what: topic.what,
    howMuch: topic.howMuch,
    shift: topic.shift ?? (() => ''),
  }
}
