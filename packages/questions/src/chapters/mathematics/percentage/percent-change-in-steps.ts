import type { Random } from '../../../kit/random/random.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of percentage change: two changes that work together, and the change that is looked for. */

/** "The price of sugar rises by 25%, but a family lets its expenditure on it rise by 10% only. By what per cent is the consumption reduced?" */
export function spendingChanges(rng: Random) {
  const { price, other, spending, sign } = rng.until(
    () => {
      const sign = rng.pick([1, -1] as const)
      const [price, other] = [rng.int(5, 60), rng.int(4, 80)]
      return { price, other, sign, spending: ((100 + sign * price) * (100 - sign * other)) / 100 - 100 }
    },
    (drawn) =>
      Number.isInteger(drawn.spending * 2) &&
      drawn.spending >= 2 &&
      drawn.spending <= 40 &&
      (drawn.sign === 1 ? drawn.other < drawn.price : drawn.price <= 40),
  )
  const answer = percent(other)
  const goods = rng.pick([
    'sugar',
    'cooking oil',
    'rice',
    'pulses',
    'tea',
    'milk',
    'LPG',
    'petrol',
    'onions',
    'wheat flour',
    'ghee',
    'coffee',
    'butter',
    'spices',
    'potatoes',
    'fish',
    'paneer',
    'apples',
    'diesel',
    'electricity',
  ])
  const place = rng.pick(['family', 'hostel', 'canteen', 'household', 'restaurant'])
  const shown = rng.pick(['film', 'play', 'circus', 'match', 'dance show', 'puppet show', 'concert'])
  const visited = rng.pick([
    'fair',
    'zoo',
    'museum',
    'water park',
    'garden',
    'planetarium',
    'fort',
    'book fair',
  ])
  const prompt =
    sign === 1
      ? rng.pick([
          say`The price of ${goods} is increased by ${percent(price)}. A ${place} wants its expenditure on ${goods} to increase by ${percent(spending)} only. By what per cent should it reduce its consumption?`,
          say`If the price of ${goods} rises by ${percent(price)} and the expenditure of a ${place} on ${goods} rises by ${percent(spending)}, by what per cent has the consumption decreased?`,
          say`Due to a rise of ${percent(price)} in the price of ${goods}, a ${place} uses less of it, and its expenditure on ${goods} goes up by only ${percent(spending)}. ${ask(rng, 'the percentage decrease in the consumption')}`,
        ])
      : rng.pick([
          say`When the price of the ticket of a ${shown} is reduced by ${percent(price)}, the revenue increases by ${percent(spending)}. ${ask(rng, 'the percentage increase in the number of tickets sold')}`,
          say`The entry fee of a ${visited} is decreased by ${percent(price)}, and the daily collection goes up by ${percent(spending)}. By what per cent has the number of visitors increased?`,
          say`If a reduction of ${percent(price)} in the price of ${rng.pick(['a toy', 'a pen', 'a book', 'a magazine', 'a shirt', 'a lamp', 'a bag', 'a cap', 'a watch'])} raises the total revenue by ${percent(spending)}, by what per cent does the number sold increase?`,
        ])
  const raised = 100 + sign * price
  const mistakes = [
    {
      value: sign === 1 ? price - spending : price + spending,
      because: say`the two percents were ${sign === 1 ? 'subtracted' : 'added'}; they have different bases`,
    },
    {
      value: (100 * price) / raised,
      because: say`that would keep the ${sign === 1 ? 'expenditure' : 'revenue'} as before`,
    },
    {
      value: ((sign === 1 ? price - spending : price + spending) * 100) / (100 + spending),
      because: say`the difference was divided by the new ${sign === 1 ? 'expenditure' : 'revenue'}, not by the new price`,
    },
    {
      value: (100 * other) / (100 - sign * other),
      because: say`the change was taken as a percent of the new quantity`,
    },
    {
      value: price,
      because: say`the quantity was changed by the same percent as the price`,
    },
    { value: spending, because: say`that is the change of the ${sign === 1 ? 'expenditure' : 'revenue'}` },
    {
      value: sign === 1 ? price + spending : Math.abs(price - spending),
      because: say`the two percents were ${sign === 1 ? 'added' : 'subtracted'}`,
    },
    {
      value: Math.abs(((100 + spending) * (100 - sign * price)) / 100 - 100),
      because: say`the new total was multiplied by ${percent(100 - sign * price)} instead of divided by ${percent(raised)}`,
    },
  ].filter(({ value }) => isPlain(value))
  return {
    concept: 'price-and-consumption',
    given: { find: 'quantity' as const, price, sign, spending },
    prompt,
    answer,
    mistakes,
    within: sign === 1 ? ([1, 99] as const) : ([1, 300] as const),
    steps: [
      say`Let the price and the quantity be 100 each at first; the total is 100 × 100 = 10,000.`,
      say`The new price is ${raised}.`,
      say`The new total is ${100 + spending}% of 10,000 = ${100 * (100 + spending)}`,
      say`New quantity = ${100 * (100 + spending)} ÷ ${raised} = ${100 - sign * other}`,
      say`It was 100, so the change is ${answer}`,
    ],
  }
}

/** What is bought by the kilogram, with usual prices. */
const BY_WEIGHT = [
  ['sugar', 30, 60],
  ['rice', 40, 100],
  ['wheat', 20, 50],
  ['pulses', 80, 200],
  ['tea', 240, 600],
  ['apples', 80, 240],
  ['ghee', 400, 800],
  ['potatoes', 15, 50],
  ['onions', 20, 80],
  ['mustard oil', 120, 240],
  ['almonds', 500, 900],
  ['salt', 15, 40],
] as const

/** "A reduction of 20% in the price of sugar enables a man to buy 3 kg more for ₹480. What is the reduced price per kg?" */
export function priceFromQuantity(rng: Random) {
  const [goods, low, high] = rng.pick(BY_WEIGHT)
  const { before, after, rate, sign, weight, amount } = rng.until(
    () => {
      const sign = rng.pick([1, -1] as const)
      const [before, rate, weight] = [
        rng.int(low, high),
        rng.pick([10, 12.5, 15, 16, 20, 24, 25, 30, 40]),
        rng.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8]),
      ]
      const after = (before * (100 + sign * rate)) / 100
      // The saving of the whole amount buys the further weight at the new price.
      return { before, after, rate, sign, weight, amount: (after * weight * 100) / rate }
    },
    (drawn) =>
      Number.isInteger(drawn.after) &&
      Number.isInteger(drawn.amount) &&
      drawn.amount <= 6000 &&
      drawn.amount % 5 === 0 &&
      drawn.before % 1 === 0,
  )
  const asksNew = rng.chance(0.5)
  const answer = money(asksNew ? after : before)
  const person = rng.pick(['a man', 'a woman', 'a person', 'a customer', 'a shopkeeper'])
  const [reduction, more, reduced] =
    sign === -1 ? (['reduction', 'more', 'reduced'] as const) : (['increase', 'less', 'increased'] as const)
  const asked = asksNew ? say`the ${reduced} price per kg` : say`the original price per kg`
  const part = (amount * rate) / 100
  return {
    concept: 'price-and-consumption',
    given: { find: asksNew ? ('new-price' as const) : ('old-price' as const), rate, sign, weight, amount },
    prompt: rng.pick([
      sign === -1
        ? say`A reduction of ${percent(rate)} in the price of ${goods} enables ${person} to buy ${weight} kg more for ${money(amount)}. ${ask(rng, asked)}`
        : say`Due to an increase of ${percent(rate)} in the price of ${goods}, ${person} gets ${weight} kg less for ${money(amount)}. ${ask(rng, asked)}`,
      say`If the price of ${goods} is ${reduced} by ${percent(rate)}, ${person} can buy ${weight} kg ${more} for ${money(amount)}. ${ask(rng, asked)}`,
      say`After ${sign === -1 ? 'a' : 'an'} ${reduction} of ${percent(rate)} in the price of ${goods}, a person gets ${weight} kg ${more} for ${money(amount)}. ${ask(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      asksNew
        ? { value: before, because: say`that is the original price` }
        : { value: after, because: say`that is the ${reduced} price` },
      {
        value: (after * (100 - sign * rate)) / 100,
        because: say`${percent(rate)} of the ${reduced} price was undone; the percent belongs to the original price`,
      },
      {
        value: (before * (100 - sign * rate)) / 100,
        because: say`the price was changed in the wrong direction`,
      },
      {
        value: (after * (100 + sign * rate)) / 100,
        because: say`the change was made once more`,
      },
      {
        value: part / (weight + 1),
        because: say`${money(part)} was divided by ${weight + 1} kg instead of ${weight} kg`,
      },
      {
        value: (before + after) / 2,
        because: say`that is halfway between the two prices`,
      },
    ].filter(({ value }) => Number.isInteger(value * 2)),
    steps: [
      say`The original quantity costs ${percent(rate)} ${sign === -1 ? 'less' : 'more'} at the new price.`,
      say`${percent(rate)} of ${money(amount)} = ${money(part)}, which is the value of ${weight} kg at the ${reduced} price.`,
      asksNew
        ? say`That is for ${weight} kg, and 1 kg is asked.`
        : say`The ${reduced} price is ${part} ÷ ${weight} = ${money(after)} per kg.`,
      asksNew
        ? say`The ${reduced} price is ${part} ÷ ${weight} = ${answer}`
        : say`It is ${percent(100 + sign * rate)} of the original price: ${after} × 100 ÷ ${100 + sign * rate} = ${answer}`,
    ],
  }
}

/** "A earns 20% more than B, and B earns 25% less than C. By what per cent does C earn more than A?" */
export function threePeople(rng: Random) {
  const { first, second, one, other, between } = rng.until(
    () => {
      const [first, second] = [rng.pick([1, -1] as const), rng.pick([1, -1] as const)]
      const [one, other] = [rng.pick(CHAIN_RATES), rng.pick(CHAIN_RATES)]
      return { first, second, one, other, between: ((100 + first * one) * (100 + second * other)) / 100 }
    },
    ({ between, one, other }) =>
      one !== other &&
      Number.isInteger(between * 2) &&
      Math.abs(between - 100) >= 4 &&
      between >= 40 &&
      isPlain((Math.abs(100 - between) * 100) / between),
  )
  const [a, b, c] = drawLetters(rng, 3)
  const what = rng.pick([
    'salary',
    'monthly income',
    'score',
    'weight',
    'daily wage',
    'annual income',
    'monthly saving',
    'monthly rent',
    'pension',
    'electricity bill',
    'pocket money',
    'height',
    'investment',
    'share of the profit',
  ])
  const than = (sign: number) => (sign === 1 ? 'more' : 'less')
  const difference = Math.abs(100 - between)
  const isMore = between < 100
  const answer = percent((difference * 100) / between)
  const net = Math.abs(first * one + second * other)
  const asked = say`the ${what} of ${c.name} ${isMore ? 'more' : 'less'} than that of ${a.name}`
  return {
    concept: 'percent-more-or-less',
    given: { find: 'chain' as const, first: first * one, second: second * other },
    prompt: rng.pick([
      say`The ${what} of ${a.name} is ${percent(one)} ${than(first)} than that of ${b.name}, and the ${what} of ${b.name} is ${percent(other)} ${than(second)} than that of ${c.name}. By what per cent is ${asked}?`,
      say`If the ${what} of ${a.name} is ${percent(one)} ${than(first)} than ${b.name}'s and the ${what} of ${b.name} is ${percent(other)} ${than(second)} than ${c.name}'s, by what per cent is ${asked}?`,
      say`The ${what} of ${b.name} is ${percent(other)} ${than(second)} than that of ${c.name}. The ${what} of ${a.name} is ${percent(one)} ${than(first)} than that of ${b.name}. By what percentage is ${asked}?`,
    ]),
    answer,
    mistakes: [
      {
        value: difference,
        because: say`that compares ${a.name} with ${c.name}; the base must be the ${what} of ${a.name}`,
      },
      { value: net, because: say`the two percents were put together as if they had one base` },
      {
        value: net === 100 ? 0 : (net * 100) / (100 + first * one + second * other),
        because: say`the two percents were put together first, as if they had one base`,
      },
      {
        value: (other * 100) / (100 + second * other),
        because: say`that compares ${c.name} with ${b.name}`,
      },
      { value: (one * 100) / (100 + first * one), because: say`that compares ${b.name} with ${a.name}` },
      { value: one + other, because: say`the two percents were added` },
      { value: Math.abs(one - other), because: say`the two percents were subtracted` },
      {
        value: (difference * 100) / (100 + between),
        because: say`the difference was divided by both values together`,
      },
    ].filter(({ value }) => value > 0 && isPlain(value)),
    within: [0.5, isMore ? 250 : 99] as const,
    steps: [
      say`Let the ${what} of ${c.name} be 100.`,
      say`${b.name}: 100 ${second === 1 ? '+' : '−'} ${other} = ${100 + second * other}`,
      say`${a.name}: ${100 + second * other} × ${100 + first * one}/100 = ${between}`,
      say`${c.name} has ${difference} ${isMore ? 'more' : 'less'} than ${a.name}, on a base of ${between}.`,
      say`${difference} ÷ ${between} × 100 = ${answer}`,
    ],
  }
}

const CHAIN_RATES = [
  4, 5, 8, 10, 12, 12.5, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 40, 44, 45, 50, 55, 60, 62.5, 65, 75,
]

/** What a paper prints: 12%, 12.5%, 11 1/9%; not 25 25/27%. */
const isPlain = (value: number): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 11].some((part) => Math.abs(value * part - Math.round(value * part)) < 1e-9)
