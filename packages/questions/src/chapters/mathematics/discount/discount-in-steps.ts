import type { Random } from '../../../kit/random/random.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { askPlainly } from '../../../kit/wording/ask.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of discount: two sales of one article, or of one stock. */

const SELLERS = ['shopkeeper', 'dealer', 'trader', 'merchant', 'retailer'] as const

/** "By allowing a discount of 20%, a trader gains 12%. What would be his gain at a discount of 10%?" */
export function otherDiscount(rng: Random) {
  const { rate, profit, other, gain } = rng.until(
    () => {
      const [rate, profit, other] = [rng.pick(DISCOUNTS), rng.pick(PROFITS), rng.pick([0, ...DISCOUNTS])]
      return { rate, profit, other, gain: ((100 + profit) * (100 - other)) / (100 - rate) - 100 }
    },
    (drawn) => drawn.rate !== drawn.other && isTidy(drawn.gain) && drawn.gain >= 2 && drawn.gain <= 90,
  )
  const article = rng.pick(goods).name
  const seller = rng.pick(SELLERS)
  const answer = percent(gain)
  const change = rate - other
  const asked =
    other === 0
      ? rng.pick([
          say`What would be the gain per cent if it were sold at the marked price?`,
          say`What will be the profit percentage if no discount is allowed?`,
        ])
      : rng.pick([
          say`What would be the gain per cent if a discount of ${percent(other)} were allowed?`,
          say`If the discount is ${change > 0 ? 'reduced' : 'raised'} to ${percent(other)}, what will be the profit percentage?`,
        ])
  return {
    concept: 'profit-after-discount',
    given: { find: 'gain-at-other' as const, rate, profit, other },
    prompt: rng.pick([
      say`By selling ${article} at a discount of ${percent(rate)}, a ${seller} gains ${percent(profit)}. ${asked}`,
      say`A ${seller} allows a discount of ${percent(rate)} on the marked price of ${article} and makes a profit of ${percent(profit)}. ${asked}`,
      say`After a discount of ${percent(rate)} on the marked price of ${article}, there is still a profit of ${percent(profit)}. ${asked}`,
    ]),
    answer,
    mistakes: [
      {
        value: profit + change,
        because: say`the change of the discount was added to the gain; the two have different bases`,
      },
      {
        value: ((100 + profit) * (100 + change)) / 100 - 100,
        because: say`the change of the discount was taken of the selling price`,
      },
      {
        value: ((100 + profit) * 100) / (100 - rate) - 100,
        because: say`that is the mark-up over the cost price, with no discount`,
      },
      { value: Math.abs(profit - change), because: say`the change was taken in the wrong direction` },
      { value: profit + rate, because: say`the first discount was added to the gain` },
      {
        value: ((100 + profit) * (100 - other)) / 100 - 100,
        because: say`the second discount was taken of the first selling price`,
      },
      { value: gain + 5, because: say`the selling price was taken 5% of the cost price too high` },
      { value: gain - 5, because: say`the selling price was taken 5% of the cost price too low` },
    ].filter(({ value }) => value > 0 && isTidy(value)),
    steps: [
      say`Let the cost price be ₹100. The first selling price is ${money(100 + profit)}.`,
      say`It is ${percent(100 - rate)} of the marked price.`,
      say`Marked price = ${100 + profit} × 100 ÷ ${100 - rate} = ${money(((100 + profit) * 100) / (100 - rate))}`,
      other === 0
        ? say`The new selling price is the marked price itself, ${money(100 + gain)}.`
        : say`The new selling price is ${percent(100 - other)} of it, ${money(100 + gain)}.`,
      say`Gain = ${100 + gain} − 100, which is ${answer}`,
    ],
  }
}

/** "At a discount of 10% a dealer gains ₹60, and at a discount of 25% he loses ₹120. What is the cost price?" */
export function gainAndLoss(rng: Random) {
  const article = rng.pick(goods)
  const { marked, small, large, cost } = rng.until(
    () => {
      const [small, large] = [
        rng.pick([4, 5, 6, 8, 10, 12, 15, 20]),
        rng.pick([16, 18, 20, 24, 25, 28, 30, 32, 35, 40]),
      ]
      return {
        marked: rng.int(article.low, article.high, 50),
        small,
        large,
        cost: rng.int(article.low, article.high, 10),
      }
    },
    (drawn) => {
      const [high, low] = [pay(drawn.marked, drawn.small), pay(drawn.marked, drawn.large)]
      return (
        drawn.large - drawn.small >= 6 &&
        Number.isInteger(high) &&
        Number.isInteger(low) &&
        drawn.cost < high - 10 &&
        drawn.cost > low + 10 &&
        high - drawn.cost !== drawn.cost - low
      )
    },
  )
  const [high, low] = [pay(marked, small), pay(marked, large)]
  const [gain, loss] = [high - cost, cost - low]
  const asksCost = rng.chance(0.6)
  const answer = money(asksCost ? cost : marked)
  const seller = rng.pick(SELLERS)
  const asked = asksCost ? 'the cost price of the article' : 'the marked price of the article'
  const swapped = (Math.abs(gain - loss) * 100) / (large - small)
  return {
    concept: asksCost ? 'profit-after-discount' : 'finding-marked-price',
    given: {
      find: asksCost ? ('cost-of-two' as const) : ('marked-of-two' as const),
      small,
      large,
      gain,
      loss,
    },
    prompt: rng.pick([
      say`If a ${seller} allows a discount of ${percent(small)} on the marked price of ${article.name}, he gains ${money(gain)}. If he allows a discount of ${percent(large)}, he loses ${money(loss)}. ${askPlainly(rng, asked)}`,
      say`A ${seller} gains ${money(gain)} on ${article.name} at a discount of ${percent(small)}, but loses ${money(loss)} on it at a discount of ${percent(large)}. ${askPlainly(rng, asked)}`,
      say`Discounts of ${percent(small)} and ${percent(large)} on the marked price of ${article.name} result in a profit of ${money(gain)} and a loss of ${money(loss)}, respectively. ${askPlainly(rng, asked)}`,
    ]),
    answer,
    mistakes: [
      asksCost
        ? { value: marked, because: say`that is the marked price` }
        : { value: cost, because: say`that is the cost price` },
      { value: high, because: say`that is the selling price at the smaller discount` },
      { value: low, because: say`that is the selling price at the larger discount` },
      {
        value: asksCost ? high + gain : marked + gain,
        because: say`the gain was added instead of taken off`,
      },
      {
        value: asksCost ? low - loss : marked - loss,
        because: say`the loss was taken off instead of added`,
      },
      {
        value: asksCost ? pay(swapped, small) - gain : swapped,
        because: say`the gain and the loss were subtracted; they lie on both sides of the cost price`,
      },
      {
        value: asksCost ? low + gain : high + loss,
        because: say`the gain and the loss were interchanged`,
      },
    ].filter(({ value }) => value > 0 && Number.isInteger(value)),
    steps: [
      say`The two selling prices differ by ${money(gain)} + ${money(loss)} = ${money(gain + loss)}`,
      say`They differ by ${large}% − ${small}% = ${percent(large - small)} of the marked price.`,
      say`Marked price = ${gain + loss} × 100 ÷ ${large - small} = ${money(marked)}`,
      say`At the smaller discount it is sold for ${percent(100 - small)} of that, ${money(high)}.`,
      asksCost
        ? say`Cost price = ${high} − ${gain} = ${answer}`
        : say`With the gain of ${money(gain)} that leaves a cost of ${money(cost)}; at the larger discount ${low} + ${loss} gives the same, so the marked price is ${answer}`,
    ],
  }
}

const pay = (marked: number, rate: number): number => (marked * (100 - rate)) / 100

/** "A trader marks his goods 40% above cost, sells half of them at the marked price and the rest at a discount of 20%. What is his gain per cent?" */
export function partAtDiscount(rng: Random) {
  const { up, rate, part, gain } = rng.until(
    () => {
      const [up, rate, part] = [rng.pick(MARK_UPS), rng.pick(DISCOUNTS), rng.pick(PARTS)]
      const sold = part.of - part.at
      return { up, rate, part, gain: ((100 + up) * (part.at + sold * (1 - rate / 100))) / part.of - 100 }
    },
    (drawn) => isTidy(drawn.gain) && drawn.gain >= 4,
  )
  const rest = part.of - part.at
  const seller = rng.pick(SELLERS)
  const stock = rng.pick(['goods', 'shirts', 'toys', 'books', 'sarees', 'watches', 'bags', 'lamps', 'shoes'])
  const answer = percent(gain)
  const reduced = ((100 + up) * (100 - rate)) / 100
  return {
    concept: 'profit-after-discount',
    given: { find: 'gain-of-stock' as const, up, rate, at: part.at, of: part.of },
    prompt: rng.pick([
      say`A ${seller} marks his ${stock} ${percent(up)} above the cost price. He sells ${part.word} of the stock at the marked price and the remaining at a discount of ${percent(rate)}. ${askPlainly(rng, 'his gain per cent on the whole')}`,
      say`A ${seller} marks the ${stock} at ${percent(up)} above their cost. If ${part.word} of them are sold at the marked price and the rest at a discount of ${percent(rate)}, then what is the overall profit percentage?`,
      say`After marking up the price of his ${stock} by ${percent(up)}, a ${seller} sells ${part.word} of the stock at the marked price. On the rest he allows a discount of ${percent(rate)}. ${askPlainly(rng, 'his overall profit per cent')}`,
    ]),
    answer,
    mistakes: [
      { value: reduced - 100, because: say`the discount was taken on the whole stock` },
      {
        value: up - rate,
        because: say`the discount was taken off the mark-up, as if it were of the cost price`,
      },
      {
        value: ((100 + up) * (rest + part.at * (1 - rate / 100))) / part.of - 100,
        because: say`the two parts of the stock were interchanged`,
      },
      {
        value: up - (rate * rest) / part.of,
        because: say`the discount was taken as a percent of the cost price`,
      },
      {
        value: up / 2 + (reduced - 100) / 2,
        because: say`the two gains were averaged as if the parts were equal`,
      },
      { value: (up * part.at) / part.of, because: say`the gain on the rest was left out` },
      { value: up, because: say`the discount was left out` },
      { value: gain + 4, because: say`the total sale was taken 4% of the cost too high` },
    ].filter(({ value }) => value > 0 && isTidy(value)),
    within: [1, up] as const,
    steps: [
      say`Let the whole stock cost ₹${100 * part.of}, which is ₹100 for each ${1}/${part.of} of it.`,
      say`Each such part is marked at ${money(100 + up)}, and sold for ${money(reduced)} after the discount.`,
      say`Sale at the marked price: ${part.at} × ${100 + up} = ${money(part.at * (100 + up))}`,
      say`Sale at the discount: ${rest} × ${reduced} = ${money(rest * reduced)}`,
      say`Gain on ${money(100 * part.of)} = ${money(gain * part.of)}, which is ${answer}`,
    ],
  }
}

const DISCOUNTS = [4, 5, 8, 10, 12, 12.5, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 40]
const PROFITS = [2, 4, 5, 8, 10, 12, 14, 15, 16, 19, 20, 24, 25, 26, 28, 30, 32, 35, 36, 40, 44, 50]
const MARK_UPS = [20, 24, 25, 28, 30, 32, 35, 36, 40, 44, 45, 48, 50, 55, 60, 64, 65, 70, 75, 80]
const PARTS = [
  { at: 1, of: 2, word: 'half' },
  { at: 1, of: 3, word: 'one-third' },
  { at: 2, of: 3, word: 'two-thirds' },
  { at: 1, of: 4, word: 'one-fourth' },
  { at: 3, of: 4, word: 'three-fourths' },
  { at: 2, of: 5, word: 'two-fifths' },
  { at: 3, of: 5, word: 'three-fifths' },
  { at: 4, of: 5, word: 'four-fifths' },
] as const

/** What a paper prints: 12%, 12.5%, 8.4%. */
const isTidy = (value: number): boolean => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
