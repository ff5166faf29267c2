import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { count, type Measure, money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { priceFromQuantity, spendingChanges, threePeople } from './percent-change-in-steps.ts'

/** "The fare from Pune to Nashik rose from ₹240 to ₹300. By what percent did it rise?" */
export const percentChange = defineGenerator({
  id: 'arithmetic/percent-change',
  version: 14,
  concepts: ['percent-increase-and-decrease', 'price-and-consumption', 'percent-more-or-less'],
  levels: {
    easy: {
      find: ['percent', 'new'],
      rates: [10, 12, 15, 16, 20, 24, 25, 30, 32, 35, 40, 45, 48, 50, 55, 60, 65, 75],
    },
    medium: {
      find: ['old', 'cut', 'other'],
      rates: [4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 36, 40, 44, 45, 48, 50],
    },
    hard: { find: ['two-changes'], rates: [] },
  },
  generate(rng, level) {
    const find = rng.pick(level.find)
    if (find === 'two-changes')
      return rng.pick([spendingChanges, priceFromQuantity, priceFromQuantity, threePeople])(rng)
    return find === 'cut' || find === 'other'
      ? compare(rng, find, rng.pick(BOTH_WAYS))
      : change(rng, find, level.rates)
  },
  solve(given) {
    const { find } = given
    if (find === 'percent')
      return bisect((rate) => given.old * rate - Math.abs(given.new - given.old) * 100, 500)
    if (find === 'new') return given.old + (given.sign * given.old * given.rate) / 100
    if (find === 'old')
      return bisect((old) => old * (100 + given.rate * given.sign) - 100 * given.new, given.new * 10)
    if (find === 'quantity')
      return bisect(
        (rate) =>
          given.sign *
          (100 * (100 + given.spending) - (100 + given.sign * given.price) * (100 - given.sign * rate)),
        given.sign === 1 ? 100 : 500,
      )
    if (find === 'new-price' || find === 'old-price') {
      // The price at which the weights bought before and after differ as told.
      const before = bisect(
        (price) => price * given.weight - given.amount * Math.abs(1 - 100 / (100 + given.sign * given.rate)),
        given.amount,
      )
      return find === 'old-price' ? before : before + (before * given.sign * given.rate) / 100
    }
    if (find === 'chain') {
      const highest = 80 * (1 + given.second / 100) * (1 + given.first / 100)
      return Math.abs(80 / highest - 1) * 100
    }
    // Takes 60 as the first value: which change leads from the other one back to it?
    const other = 60 + (60 * given.sign * given.rate) / 100
    return bisect((rate) => other * rate - Math.abs(60 - other) * 100, 500)
  },
})

/** Rates that come out as a fraction with a small denominator either way. */
const BOTH_WAYS = [
  4, 5, 8, 10, 12, 12.5, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 37.5, 40, 44, 45, 50, 55, 60, 62.5, 65, 70,
  75, 80, 85, 90,
]

/** What changes, in its own unit, with usual sizes. */
interface Subject {
  text: Message
  write(value: number): Measure
  low: number
  high: number
  /** The largest change in percent that is plausible. */
  most: number
  /** Salaries do not. */
  canFall: boolean
  /** When it was otherwise: 'Last year'. */
  before: string
}

function drawSubject(rng: Random): Subject {
  const subjects: Omit<Subject, 'before' | 'canFall'>[] = [
    { text: say`the bus fare between two cities`, write: money, low: 120, high: 900, most: 60 },
    {
      text: say`the monthly salary of ${rng.pick(['a clerk', 'a teacher', 'an employee', 'a driver'])}`,
      write: money,
      low: 12_000,
      high: 60_000,
      most: 40,
    },
    { text: say`the rent of a shop`, write: money, low: 4000, high: 24_000, most: 50 },
    { text: say`the number of members of a club`, write: count, low: 160, high: 900, most: 60 },
    { text: say`the fee of a coaching class`, write: money, low: 2000, high: 18_000, most: 50 },
    {
      text: say`the price of ${rng.pick(['a bicycle', 'a mixer', 'a wall fan', 'a table'])}`,
      write: money,
      low: 1500,
      high: 9000,
      most: 50,
    },
    { text: say`the number of books in a library`, write: count, low: 1200, high: 9000, most: 60 },
    {
      text: say`the price of ${rng.pick(['a plot', 'a small flat', 'a tractor', 'a van'])}`,
      write: money,
      low: 2_40_000,
      high: 9_60_000,
      most: 40,
    },
    {
      text: say`the ${rng.pick(['turnover', 'monthly profit', 'wage bill'])} of a firm`,
      write: money,
      low: 40_000,
      high: 1_80_000,
      most: 50,
    },
    {
      text: say`the number of ${rng.pick(['voters of a ward', 'visitors to a museum', 'readers of a magazine'])}`,
      write: count,
      low: 2400,
      high: 9800,
      most: 50,
    },
    { text: say`the daily sale of a shop`, write: money, low: 1600, high: 9600, most: 60 },
    { text: say`the price of a litre of oil`, write: money, low: 80, high: 240, most: 60 },
    { text: say`the number of trees in a park`, write: count, low: 240, high: 990, most: 60 },
    {
      text: say`the number of students in a school`,
      write: count,
      low: 400,
      high: 3000,
      most: 50,
    },
    {
      text: say`the population of a village`,
      write: count,
      low: 1200,
      high: 9600,
      most: 50,
    },
    { text: say`the price of a quintal of wheat`, write: money, low: 1600, high: 3200, most: 50 },
    { text: say`the yearly rent of a flat`, write: money, low: 60_000, high: 2_40_000, most: 30 },
    {
      text: say`the price of ${rng.pick(['a notebook', 'a school bag', 'a book', 'a school tie'])}`,
      write: money,
      low: 40,
      high: 160,
      most: 80,
    },
  ]
  const subject = rng.pick(subjects)
  return {
    ...subject,
    canFall: subject.low !== 12_000,
    before: subject.low === 1200 ? 'Ten years ago' : 'Last year',
  }
}

function change(rng: Random, find: 'percent' | 'new' | 'old', rates: readonly number[]) {
  const subject = drawSubject(rng)
  const sign = subject.canFall ? rng.pick([1, -1] as const) : 1
  // Whole values before and after, and also when the change is taken of the wrong value.
  const { old, rate } = rng.until(
    () => ({ old: rng.int(subject.low, subject.high, subject.low < 1000 ? 5 : 50), rate: rng.pick(rates) }),
    (drawn) =>
      drawn.rate <= subject.most &&
      // Of 100, a percent and a unit are the same.
      drawn.old !== 100 &&
      (drawn.old * drawn.rate * (100 + sign * drawn.rate)) % 10_000 === 0 &&
      (drawn.old * drawn.rate) % 100 === 0,
  )
  const difference = (old * rate) / 100
  const now = old + sign * difference
  const [rose, rise, more] = sign === 1 ? ['rose', 'rise', 'more'] : ['fell', 'fall', 'less']
  const text = subject.text
  const write = subject.write

  if (find === 'percent') {
    const answer = percent(rate)
    return {
      concept: 'percent-increase-and-decrease',
      given: { find, old, new: now },
      prompt: rng.pick([
        say`${text} ${rose} from ${write(old)} to ${write(now)}. By what percent did it ${rise}?`,
        say`${text} was ${write(old)} and is now ${write(now)}. ${ask(rng, say`the percentage ${rise}`)}`,
        say`${subject.before} ${text} was ${write(old)}, and now it is ${write(now)}. ${ask(rng, say`the percentage ${rise}`)}`,
      ]),
      answer,
      mistakes: [
        {
          value: (difference * 100) / now,
          because: say`the change was divided by the new value instead of the old one`,
        },
        {
          value: (now * 100) / old,
          because: say`the new value was taken as a percent of the old one, not the change`,
        },
        { value: (old * 100) / now, because: say`the old value was taken as a percent of the new one` },
        {
          value: (difference * 200) / (old + now),
          because: say`the change was divided by the average of both values`,
        },
        {
          value: (difference * 100) / (old + now),
          because: say`the change was divided by the sum of both values`,
        },
        { value: rate + 5, because: say`a slip in the division made it too large` },
        { value: rate - 5, because: say`a slip in the division made it too small` },
      ],
      // Nothing falls by more than it was.
      within: now < old ? ([1, 95] as const) : ([1, 200] as const),
      steps: [
        say`The change is ${write(Math.max(old, now))} − ${write(Math.min(old, now))} = ${write(difference)}`,
        say`As a percent of the old value: ${difference} ÷ ${old} × 100 = ${answer}`,
      ],
    }
  }
  if (find === 'new') {
    const answer = write(now)
    return {
      concept: 'percent-increase-and-decrease',
      given: { find, old, rate, sign },
      prompt: rng.pick([
        say`${text} ${sign === 1 ? 'increases' : 'decreases'} by ${percent(rate)} from ${write(old)}. What does it become?`,
        say`${subject.before} ${text} was ${write(old)}. It has since ${sign === 1 ? 'risen' : 'fallen'} by ${percent(rate)}. ${ask(rng, 'its present value')}`,
        say`If ${text} was ${write(old)} and is ${sign === 1 ? 'raised' : 'reduced'} by ${percent(rate)}, ${askThen(rng, 'its new value')}`,
      ]),
      answer,
      mistakes: [
        { value: old - sign * difference, because: say`the change was taken in the wrong direction` },
        { value: difference, because: say`that is the change alone, not the new value` },
        {
          value: old + sign * rate,
          because: say`${rate} units were added or taken away instead of ${percent(rate)}`,
        },
        {
          value: (old * 100) / (100 + sign * rate),
          because: say`the old value was divided by ${percent(100 + sign * rate)} instead of multiplied`,
        },
        { value: (now * (100 + sign * rate)) / 100, because: say`the change was made twice in a row` },
        {
          value: (old * 100) / (100 - sign * rate),
          because: say`the old value was divided by ${percent(100 - sign * rate)}, as if it were the new one`,
        },
      ],
      steps: [
        say`${percent(rate)} of ${write(old)} is ${write(difference)}`,
        say`The value ${rose} by that: ${old} ${sign === 1 ? '+' : '−'} ${difference} = ${answer}`,
      ],
    }
  }
  const answer = write(old)
  const factor = 100 + sign * rate
  return {
    concept: 'percent-increase-and-decrease',
    given: { find, new: now, rate, sign },
    prompt: rng.pick([
      say`After a ${rise} of ${percent(rate)}, ${text} is ${write(now)}. What was it before?`,
      say`${text} ${rose} by ${percent(rate)} and is now ${write(now)}. What was it originally?`,
      say`If ${text} is ${write(now)} after a ${rise} of ${percent(rate)}, ${askThen(rng, 'its value before')}`,
      say`A ${rise} of ${percent(rate)} brought ${text} to ${write(now)}. ${ask(rng, 'its value before the change')}`,
      say`${text} has ${sign === 1 ? 'gone up' : 'come down'} by ${percent(rate)} to ${write(now)}. How much was it earlier?`,
      say`Now ${text} is ${write(now)}, which is ${percent(rate)} ${more} than ${subject.before === 'Last year' ? 'last year' : 'ten years ago'}. What was it then?`,
    ]),
    answer,
    mistakes: [
      {
        value: (now * (100 - sign * rate)) / 100,
        because: say`${percent(rate)} of the new value was undone; the percent belongs to the old value`,
      },
      { value: now - sign * rate, because: say`${rate} units were used instead of ${percent(rate)}` },
      { value: (now * 100) / (100 + 2 * sign * rate), because: say`the percent was undone twice` },
      {
        value: now - (sign * now * rate) / 200,
        because: say`only half of ${percent(rate)} of the new value was undone`,
      },
      {
        value: (now * (100 - 2 * sign * rate)) / 100,
        because: say`${percent(rate)} of the new value was undone twice`,
      },
    ],
    // Less than now after a rise, more after a fall.
    within: sign === 1 ? ([now / 5, now - 1] as const) : ([now + 1, 5 * now] as const),
    steps: [
      say`The old value is 100%, so the new one is ${percent(factor)} of it.`,
      say`${percent(factor)} of the old value = ${write(now)}`,
      say`Old value = ${now} × 100 ÷ ${factor} = ${answer}`,
    ],
  }
}

/** The same amount as a percent of two different bases. */
function compare(rng: Random, find: 'cut' | 'other', rate: number) {
  const [one, other] = drawLetters(rng, 2)
  // A fall by 85% would have to be made up by a rise of more than five times.
  const sign = rate > 80 ? 1 : rng.pick([1, -1] as const)
  const raised = 100 + sign * rate
  const answer = percent((rate * 100) / raised)
  const goods = rng.pick([
    'sugar',
    'cooking oil',
    'rice',
    'pulses',
    'ghee',
    'tea',
    'LPG',
    'milk',
    'wheat flour',
    'onions',
    'petrol',
    'coffee',
    'potatoes',
    'mustard oil',
    'apples',
    'diesel',
    'wheat',
    'butter',
    'paneer',
    'tomatoes',
    'salt',
    'gram flour',
    'eggs',
    'curd',
    'honey',
    'jaggery',
    'groundnut oil',
    'bananas',
    'cement',
    'cotton yarn',
    'steel',
    'soap',
    'biscuits',
    'spices',
    'cashew nuts',
    'sunflower oil',
    'coal',
    'fish',
    'paper',
    'kerosene',
  ])
  const what = rng.pick([
    'salary',
    'score',
    'monthly saving',
    'monthly income',
    'daily wage',
    'weight',
    'expenditure',
    'pocket money',
    'profit',
    'monthly rent',
    'electricity bill',
    'annual income',
    'phone bill',
    'water bill',
    'pension',
    'house rent',
    'yearly bonus',
    'investment',
    'weekly earnings',
    'daily output',
    'telephone bill',
    'total marks',
    'height',
    'insurance premium',
    'contribution',
    'taxi fare',
    'income tax',
  ])
  const prompt =
    find === 'cut' && sign === -1
      ? rng.pick([
          say`The price of ${goods} is reduced by ${percent(rate)}. By what percentage can ${rng.pick(['a family', 'a hostel', 'a restaurant', 'a household', 'a canteen', 'a hotel', 'a school'])} increase its consumption so that its expenditure on it remains the same?`,
          say`After a fall of ${percent(rate)} in the price of ${goods}, ${rng.pick(['a family', 'a hostel', 'a canteen', 'a hotel'])} spends as much on it as before. ${ask(rng, 'the percentage increase in the quantity that is bought')}`,
          say`If the price of ${goods} falls by ${percent(rate)}, what per cent more of it can be bought for the same amount?`,
          say`A ${rng.pick(['man', 'woman', 'shopkeeper', 'cook'])} spends a fixed amount on ${goods} every month. If the price of ${goods} drops by ${percent(rate)}, ${askThen(rng, 'the percentage by which the consumption can be increased')}`,
        ])
      : find === 'cut'
        ? rng.pick([
            say`The price of ${goods} is increased by ${percent(rate)}. By what percentage should ${rng.pick(['a family', 'a hostel', 'a restaurant', 'a household', 'a canteen', 'a hotel', 'a school'])} reduce its consumption so that its expenditure on it remains the same?`,
            say`A ${rng.pick(['man', 'woman', 'family', 'shopkeeper', 'cook'])} spends a fixed amount on ${goods} every month. If the price of ${goods} rises by ${percent(rate)}, ${askThen(rng, 'the percentage by which the consumption must be reduced')}`,
            say`After a rise of ${percent(rate)} in the price of ${goods}, ${rng.pick(['a family', 'a hostel', 'a canteen', 'a hotel'])} spends as much on it as before. ${ask(rng, 'the percentage decrease in the quantity that is bought')}`,
            say`If the price of ${goods} goes up by ${percent(rate)}, by what per cent should the consumption be cut so that the expenditure does not increase?`,
          ])
        : rng.pick([
            say`The ${what} of ${one.name} is ${percent(rate)} ${sign === 1 ? 'more' : 'less'} than that of ${other.name}. By what percent is the ${what} of ${other.name} ${sign === 1 ? 'less' : 'more'} than that of ${one.name}?`,
            say`If the ${what} of ${one.name} is ${percent(rate)} ${sign === 1 ? 'higher' : 'lower'} than the ${what} of ${other.name}, by what per cent is the ${what} of ${other.name} ${sign === 1 ? 'lower' : 'higher'} than that of ${one.name}?`,
            say`${one.name}'s ${what} is ${percent(rate)} ${sign === 1 ? 'more' : 'less'} than ${other.name}'s. ${other.name}'s ${what} is ${sign === 1 ? 'less' : 'more'} than ${one.name}'s by:`,
            say`Compared with the ${what} of ${other.name}, that of ${one.name} is ${percent(rate)} ${sign === 1 ? 'more' : 'less'}. ${ask(rng, say`the percentage by which the ${what} of ${other.name} is ${sign === 1 ? 'less' : 'more'} than that of ${one.name}`)}`,
            say`The ${what} of ${one.name} ${sign === 1 ? 'exceeds' : 'falls short of'} that of ${other.name} by ${percent(rate)}. By what per cent is the ${what} of ${other.name} ${sign === 1 ? 'less' : 'more'} than that of ${one.name}?`,
          ])
  return {
    concept: find === 'cut' ? 'price-and-consumption' : 'percent-more-or-less',
    given: { find, rate, sign },
    prompt,
    answer,
    mistakes: [
      { value: rate, because: say`the same percent was used both ways, but the base is different` },
      {
        value: (rate * 100) / (100 - sign * rate),
        because: say`the change was divided by ${100 - sign * rate} instead of ${raised}`,
      },
      {
        value: (rate * 100) / (200 + sign * rate),
        because: say`the change was divided by the sum of both values`,
      },
      { value: 10_000 / raised, because: say`that is the other value as a percent, not the difference` },
      {
        value: (rate * 100) / (100 + 2 * sign * rate),
        because: say`the percent was counted twice in the base`,
      },
      { value: (rate * 50) / raised, because: say`only half of the change was counted` },
      { value: raised, because: say`that is the changed value on a base of 100` },
    ],
    steps: [
      say`Let the first value be 100, so the other is ${raised}.`,
      say`Going back from ${raised} to 100 is a change of ${rate}.`,
      say`The base is now ${raised}, not 100.`,
      say`${rate} ÷ ${raised} × 100 = ${answer}`,
    ],
  }
}
