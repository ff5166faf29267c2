import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatValue } from '../../../kit/wording/format-value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "The price of rice rose by 20% in May and by 10% in June. What single rise is equal to the two?" */
export const successivePercent = defineGenerator({
  id: 'arithmetic/successive-percent',
  version: 6,
  concepts: ['net-percent-change', 'value-after-changes'],
  levels: {
    easy: { forms: [sameWay] },
    medium: { forms: [bothWays, finalValue] },
    hard: { forms: [firstValue, secondRate, equalRates] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'single': {
        const [first, second] = given.rates
        return Math.abs(follow(10_000, [given.sign * first, given.sign * second]) - 10_000) / 100
      }
      case 'net': {
        const change = follow(10_000, [given.up, -given.down]) - 10_000
        return `${Math.abs(change) / 100}% ${change > 0 ? 'increase' : 'decrease'}`
      }
      case 'final':
        return follow(given.start, given.changes)
      case 'first':
        return bisect((start) => follow(start, given.changes) - given.end, given.end * 10)
      case 'equal-rate':
        // The larger the rate, the more is lost by going up and down.
        return bisect((rate) => given.start - follow(given.start, [rate, -rate]) - given.lost, 100)
      case 'second-rate':
        return bisect((down) => 100 + given.net - follow(100, [given.up, -down]), 100)
    }
  },
})

/** The value after each change in turn. */
const follow = (start: number, changes: readonly number[]): number =>
  changes.reduce((value, change) => value + (value * change) / 100, start)

const RATES = [4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 35, 40]
const MORE_RATES = [...RATES, 14, 18, 22, 28, 32, 36, 45, 50]
const GOODS = [
  'rice',
  'sugar',
  'mustard oil',
  'cement',
  'wheat flour',
  'petrol',
  'steel',
  'tea',
  'moong dal',
  'coffee',
  'milk',
  'onions',
  'diesel',
  'copper',
  'butter',
  'eggs',
  'cotton',
  'paper',
  'tomatoes',
  'LPG',
]

function sameWay(rng: Random) {
  const [a, b] = [rng.pick(MORE_RATES), rng.pick(MORE_RATES)]
  const sign = rng.pick([1, -1] as const)
  const [rose, rise] = sign === 1 ? ['rose', 'rise'] : ['fell', 'fall']
  const goods = rng.pick(GOODS)
  const net = a + b + (sign * a * b) / 100
  const answer = percent(net)
  return {
    concept: 'net-percent-change',
    given: { find: 'single' as const, sign, rates: [a, b] as const },
    prompt: rng.pick([
      say`The price of ${goods} ${rose} by ${percent(a)} in ${rng.pick(['May', 'a month'])} and by ${percent(b)} in ${rng.pick(['the next month', 'the following month'])}. What single percentage ${rise} is equal to the two?`,
      say`If the price of ${goods} ${rose} by ${percent(a)} in the first year and by ${percent(b)} in the second year, by what percentage did it ${rise} over the two years?`,
      say`The ${rng.pick(['sales', 'production', 'exports', 'imports'])} of ${goods} ${rose} by ${percent(a)} and then by ${percent(b)} in two successive years. ${ask(rng, say`the overall percentage ${rise}`)}`,
      say`Two successive ${sign === 1 ? 'increases' : 'decreases'} of ${percent(a)} and ${percent(b)} in the price of ${goods} are equal to a single ${rise} of what percentage?`,
    ]),
    answer,
    mistakes: [
      { value: a + b, because: say`the two percents were added; the second is taken of the changed value` },
      { value: a + b - (sign * a * b) / 100, because: say`the product of the percents got the wrong sign` },
      { value: a + b + (sign * a * b) / 50, because: say`the product of the two percents was counted twice` },
      { value: (a + b) / 2, because: say`that is the average of the two percents` },
      { value: Math.max(a, b), because: say`only the larger change was counted` },
      {
        value: a + b + (sign * a * b) / 10,
        because: say`the product of the two percents was divided by 10 instead of 100`,
      },
      { value: net + 1, because: say`a slip in the product made it too large` },
      { value: net - 1, because: say`a slip in the product made it too small` },
    ],
    // Two changes the same way are more than the larger of them, and not much more than their sum.
    within: [
      Math.max(a, b),
      sign === 1 ? a + b + (a * b) / 30 : Math.min(99, a + b + (a * b) / 100),
    ] as const,
    steps: [
      say`Let the value be 100. After the first ${rise} it is ${100 + sign * a}.`,
      say`After the second: ${100 + sign * a} × ${100 + sign * b}/100 = ${100 + sign * net}, so the ${rise} is ${answer}`,
    ],
  }
}

/** '4% decrease' */
const direction = (change: number): string =>
  `${formatValue(percent(Math.abs(change)))} ${change > 0 ? 'increase' : 'decrease'}`

function bothWays(rng: Random) {
  const { up, down, net } = rng.until(
    () => {
      const [up, down] = [rng.pick(MORE_RATES), rng.pick(MORE_RATES)]
      return { up, down, net: up - down - (up * down) / 100 }
    },
    // A change of 0.32% would hide the point of the question.
    (drawn) => Math.abs(drawn.net) >= 1,
  )
  const goods = rng.pick(GOODS)
  const answer = direction(net)
  const mistakes = [
    {
      change: up - down,
      because: say`the percents were subtracted; the second is taken of the changed value`,
    },
    { change: -net, because: say`the size is right but the direction is not` },
    { change: up - down + (up * down) / 100, because: say`the product of the two percents was added` },
    { change: up + down, because: say`the percents were added as if both were increases` },
    { change: down - up, because: say`the rise was taken off the fall and their product was left out` },
    { change: -(up * down) / 100, because: say`that is the product of the two percents alone` },
  ]
  return {
    concept: 'net-percent-change',
    given: { find: 'net' as const, up, down },
    prompt: rng.pick([
      say`The price of ${goods} is increased by ${percent(up)} and its consumption decreases by ${percent(down)}. ${ask(rng, 'the percentage change in the expenditure on it')}`,
      say`The salary of ${rng.pick(['an employee', 'a worker', 'a clerk', 'a manager'])} was first increased by ${percent(up)} and then decreased by ${percent(down)}. ${ask(rng, 'the overall percentage change in the salary')}`,
      say`If the ${rng.pick(['price', 'rate'])} of ${goods} is first raised by ${percent(up)} and then reduced by ${percent(down)}, then ${askThen(rng, 'the net percentage change')}`,
      say`The population of a ${rng.pick(['town', 'village', 'state', 'district'])} rises by ${percent(up)} in one year and falls by ${percent(down)} in the next. ${ask(rng, 'the change over the two years')}`,
      say`A number is increased by ${percent(up)} and then decreased by ${percent(down)}. ${ask(rng, 'the net percentage change in the number')}`,
      say`When the price of ${goods} was raised by ${percent(up)}, its sale fell by ${percent(down)}. ${ask(rng, 'the percentage change in the revenue from its sale')}`,
    ]),
    answer,
    mistakes: mistakes
      .filter(({ change }) => change !== 0)
      .map(({ change, because }) => ({ value: direction(change), because })),
    others: [direction((net > 0 ? 1 : -1) * (Math.abs(net) + 5)), direction((up + down) / 2)],
    steps: [
      say`Let the value be 100. After the increase it is ${100 + up}.`,
      say`After the decrease: ${100 + up} × ${100 - down}/100 = ${100 + net}`,
      say`From 100 to ${100 + net}: ${answer}`,
    ],
  }
}

function finalValue(rng: Random) {
  const drawn = rng.until(
    () => {
      const [start, up, down] = [rng.int(4000, 60_000, 200), rng.pick(RATES), rng.pick(RATES)]
      const changes = rng.chance(0.5) ? ([up, -down] as const) : ([-down, up] as const)
      return { start, changes, middle: follow(start, [changes[0]]), end: follow(start, changes) }
    },
    ({ middle, end }) => Number.isInteger(middle) && Number.isInteger(end),
  )
  const { start, changes, middle, end } = drawn
  const [first, second] = changes
  const [rise, fall] = [percent(Math.max(...changes)), percent(-Math.min(...changes))]
  const isUpFirst = first > 0
  const answer = money(end)
  return {
    concept: 'value-after-changes',
    given: { find: 'final' as const, start, changes },
    prompt: rng.pick([
      isUpFirst
        ? say`The monthly salary of ${rng.pick(['a clerk', 'an employee', 'a worker', 'a guard'])} was ${money(start)}. It was first increased by ${rise} and then decreased by ${fall}. ${ask(rng, 'the present salary')}`
        : say`The monthly salary of ${rng.pick(['a clerk', 'an employee', 'a worker', 'a guard'])} was ${money(start)}. It was first decreased by ${fall} and then increased by ${rise}. ${ask(rng, 'the present salary')}`,
      isUpFirst
        ? say`The value of ${rng.pick(['a machine', 'a painting', 'a gold chain', 'an old coin'])} was ${money(start)}. It increased by ${rise} in the first year and decreased by ${fall} in the second year. ${ask(rng, 'its value after two years')}`
        : say`The value of ${rng.pick(['a machine', 'a painting', 'a gold chain', 'an old coin'])} was ${money(start)}. It decreased by ${fall} in the first year and increased by ${rise} in the second year. ${ask(rng, 'its value after two years')}`,
      isUpFirst
        ? say`If ${money(start)} is first increased by ${rise} and the amount so obtained is decreased by ${fall}, then ${askThen(rng, 'the final amount')}`
        : say`If ${money(start)} is first decreased by ${fall} and the amount so obtained is increased by ${rise}, then ${askThen(rng, 'the final amount')}`,
    ]),
    answer,
    mistakes: [
      {
        value: start + (start * (first + second)) / 100,
        because: say`the two percents were put together and taken of the first value`,
      },
      { value: middle, because: say`the second change was left out` },
      { value: follow(start, [second]), because: say`the first change was left out` },
      {
        value: follow(start, [-first, -second]),
        because: say`both changes were taken in the wrong direction`,
      },
      { value: start, because: say`the value was taken to come back to where it began` },
      { value: follow(middle, [-second]), because: say`the second change was taken the wrong way` },
    ],
    steps: [
      say`After the first change: ${start} × ${100 + first}/100 = ${money(middle)}`,
      say`The second percent is taken of ${money(middle)}, not of ${money(start)}.`,
      say`${middle} × ${100 + second}/100 = ${answer}`,
    ],
  }
}

function firstValue(rng: Random) {
  const { start, rates, end } = rng.until(
    () => {
      const rates = [rng.pick(RATES), -rng.pick(RATES), rng.pick(RATES)] as const
      const start = rng.int(4000, 80_000, 1000)
      return { start, rates, end: follow(start, rates) }
    },
    (drawn) => Number.isInteger(drawn.end) && Number.isInteger(follow(1e5, drawn.rates) / 10),
  )
  const [a, b, c] = rates
  const answer = money(start)
  return {
    concept: 'value-after-changes',
    given: { find: 'first' as const, changes: rates, end },
    prompt: rng.pick([
      say`The price of ${rng.pick(['a gold chain', 'a painting', 'a silver tea set', 'an old coin'])} rose by ${percent(a)} in the first year, fell by ${percent(-b)} in the second and again rose by ${percent(c)} in the third. If its price is now ${money(end)}, what was the original price?`,
      say`The income of ${rng.pick(['a man', 'a shopkeeper', 'a company', 'a trader'])} increased by ${percent(a)}, then decreased by ${percent(-b)} and then increased by ${percent(c)} in three successive years. It is ${money(end)} now. ${rng.pick(['What was the income at the beginning?', 'Find the income before these changes.', 'The income at the beginning was:'])}`,
      say`If a sum is successively increased by ${percent(a)}, decreased by ${percent(-b)} and increased by ${percent(c)}, it becomes ${money(end)}. ${ask(rng, 'the original sum')}`,
    ]),
    answer,
    mistakes: [
      {
        value: follow(end, [-c, -b, -a]),
        because: say`the same percents were undone on the final value`,
      },
      { value: (end * 100) / (100 + a + b + c), because: say`the percents were put together into one` },
      { value: (start * (100 + a)) / 100, because: say`the first change was not undone` },
      { value: (start * (100 + b)) / 100, because: say`the fall was not undone` },
      { value: (start * (100 + c)) / 100, because: say`the last change was not undone` },
      { value: start + 2000, because: say`a slip in the division made it too large` },
      { value: start - 1000, because: say`a slip in the division made it too small` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [start / 3, 3 * start] as const,
    steps: [
      say`Let the value at first be 100. After the first change it is ${100 + a}.`,
      say`After the fall: ${100 + a} × ${100 + b}/100 = ${follow(100, [a, b])}`,
      say`After the last rise: ${follow(100, [a, b])} × ${100 + c}/100 = ${follow(100, rates)}`,
      say`Value at first = ${end} × 100 ÷ ${follow(100, rates)} = ${answer}`,
    ],
  }
}

function secondRate(rng: Random) {
  const [up, down] = rng.until(
    () => [rng.pick(MORE_RATES), rng.pick(MORE_RATES)] as const,
    ([a, b]) => a - b - (a * b) / 100 >= 1,
  )
  const net = up - down - (up * down) / 100
  const goods = rng.pick(GOODS)
  const answer = percent(down)
  return {
    concept: 'net-percent-change',
    given: { find: 'second-rate' as const, up, net },
    prompt: rng.pick([
      say`The price of ${goods} is increased by ${percent(up)}. By what percentage should it then be reduced so that the net increase is only ${percent(net)}?`,
      say`When the price of ${goods} rises by ${percent(up)}, a family reduces its consumption so that its expenditure on it increases by only ${percent(net)}. ${ask(rng, 'the percentage decrease in consumption')}`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader', 'company'])} first raises the price of ${goods} by ${percent(up)} and then lowers it by x%. If the final price is ${percent(net)} more than the original price, then ${askThen(rng, 'the value of x (in %)')}`,
      say`If the ${rng.pick(['price', 'rate'])} of ${goods} goes up by ${percent(up)} and the expenditure on it goes up by ${percent(net)}, then by what percentage is the consumption reduced?`,
    ]),
    answer,
    mistakes: [
      { value: up - net, because: say`the percents were subtracted; the base has changed` },
      { value: ((up - net) * 100) / (100 + net), because: say`the fall was divided by the final value` },
      { value: net, because: say`that is the change over all` },
      { value: (up - net) / 2, because: say`only half of the difference was counted` },
      { value: up, because: say`the fall was taken equal to the rise` },
      { value: up + net, because: say`the percents were added` },
      { value: ((up + net) * 100) / (100 + up), because: say`the change over all was added to the rise` },
    ],
    steps: [
      say`Let the value be 100. After the rise it is ${100 + up}.`,
      say`In the end it is ${100 + net}.`,
      say`The fall is ${100 + up} − ${100 + net} = ${up - net}`,
      say`As a percent of ${100 + up}: ${up - net} ÷ ${100 + up} × 100 = ${answer}`,
    ],
  }
}

/** "A dealer raises a price of ₹8,000 by x% and then lowers it by x%. It is now ₹320 less than at first. What is x?" */
function equalRates(rng: Random) {
  const { start, rate, lost } = rng.until(
    () => {
      const [start, rate] = [rng.int(400, 40_000, 100), rng.pick(EQUAL_RATES)]
      return { start, rate, lost: (start * rate * rate) / 10_000 }
    },
    (drawn) => Number.isInteger(drawn.lost) && drawn.lost >= 4,
  )
  const answer = percent(rate)
  const square = (lost * 10_000) / start
  const thing = rng.pick(['a bicycle', 'a table', 'a gold ring', 'a carpet', 'a sewing machine', 'a camera'])
  const who = rng.pick(['clerk', 'guard', 'worker', 'driver'])
  return {
    concept: 'net-percent-change',
    given: { find: 'equal-rate' as const, start, lost },
    prompt: rng.pick([
      say`The price of ${thing} was ${money(start)}. It was first increased by x% and then decreased by x%, and is now ${money(lost)} less than at first. ${ask(rng, 'the value of x (in %)')}`,
      say`The wages of a ${who}, ${money(start)} at first, are raised by a certain percentage and later reduced by the same percentage, so that the ${who} gets ${money(lost)} less than before. ${ask(rng, 'the percentage')}`,
      say`A ${rng.pick(['dealer', 'trader', 'shopkeeper'])} raises the price of ${thing} by some per cent and then allows a discount of the same per cent. If the price was ${money(start)} and ${money(start - lost)} is paid in the end, by what per cent was it raised?`,
    ]),
    answer,
    mistakes: [
      { value: (lost * 100) / start, because: say`that is the net loss in percent` },
      { value: rate / 2, because: say`the rate was divided between the two changes` },
      { value: 2 * rate, because: say`the two changes were put together` },
      { value: rate + 5, because: say`the square root was taken too large` },
      { value: rate - 5, because: say`the square root was taken too small` },
      { value: rate + 10, because: say`the square root was taken too large` },
      { value: rate - 10, because: say`the square root was taken too small` },
    ],
    within: [1, 95] as const,
    steps: [
      say`A rise of x% and a fall of x% leave (100 + x)(100 − x) ÷ 100 of every 100.`,
      say`So x² ÷ 100 per cent is lost: x² × ${start} ÷ 10,000 = ${lost}`,
      say`x² = ${lost} × 10,000 ÷ ${start} = ${square}`,
      say`x = ${answer}`,
    ],
  }
}

const EQUAL_RATES = [5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 35, 40, 45]
