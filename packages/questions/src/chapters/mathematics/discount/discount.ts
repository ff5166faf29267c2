import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { askPlainly } from '../../../kit/wording/ask.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'
import { gainAndLoss, otherDiscount, partAtDiscount } from './discount-in-steps.ts'

/** "A ceiling fan marked ₹2,400 is sold at a discount of 15%. What does the buyer pay?" */
export const discount = defineGenerator({
  id: 'arithmetic/discount',
  version: 8,
  concepts: ['price-after-discount', 'discount-percent', 'finding-marked-price', 'profit-after-discount'],
  levels: {
    easy: { forms: [priceAfter, rateOfDiscount] },
    medium: {
      forms: [...often(2, markedPrice), ...often(2, costOfSale), ...often(2, markedForProfit), markUp],
    },
    hard: { forms: [otherDiscount, gainAndLoss, partAtDiscount] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'price':
        return given.marked - (given.marked * given.rate) / 100
      case 'rate':
        return bisect((rate) => given.price - (given.marked - (given.marked * rate) / 100), 100)
      case 'marked':
        return bisect((marked) => marked - (marked * given.rate) / 100 - given.price, given.price * 10)
      case 'cost': {
        const price = given.marked * (1 - given.rate / 100)
        return bisect((cost) => cost + (cost * given.profit) / 100 - price, given.marked * 2)
      }
      case 'marked-for-profit': {
        const price = given.cost * (1 + given.profit / 100)
        return bisect((marked) => marked - (marked * given.rate) / 100 - price, given.cost * 10)
      }
      case 'mark-up':
        // For a cost of 100: how far above it is the marked price?
        return bisect((up) => (100 + up) * (1 - given.rate / 100) - (100 + given.profit), 500)
      case 'gain-at-other': {
        // For a marked price of 100: its cost, and then the gain at the other discount.
        const cost = bisect((cost) => cost * (1 + given.profit / 100) - (100 - given.rate), 200)
        return ((100 - given.other - cost) / cost) * 100
      }
      case 'cost-of-two':
      case 'marked-of-two': {
        const costAt = (marked: number) => marked * (1 - given.small / 100) - given.gain
        const marked = bisect(
          (marked) => costAt(marked) - (marked * (1 - given.large / 100) + given.loss),
          1e7,
        )
        return given.find === 'cost-of-two' ? costAt(marked) : marked
      }
      case 'gain-of-stock': {
        // Sixty articles that cost 1 each, sold one after the other.
        let sale = 0
        for (let article = 0; article < 60; article++)
          sale += (1 + given.up / 100) * (article < (60 * given.at) / given.of ? 1 : 1 - given.rate / 100)
        return ((sale - 60) / 60) * 100
      }
    }
  },
})

function priceAfter(rng: Random) {
  const { article, marked, rate, off, price } = drawSale(rng)
  const answer = money(price)
  return {
    concept: 'price-after-discount',
    given: { find: 'price' as const, marked, rate },
    prompt: rng.pick([
      say`The marked price of ${article} is ${money(marked)}. If a discount of ${percent(rate)} is given on it, what is its selling price?`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader', 'store'])} sells ${article} marked at ${money(marked)} at a discount of ${percent(rate)}. ${askPlainly(rng, 'the selling price')}`,
      say`If a discount of ${percent(rate)} is allowed on ${article} with a marked price of ${money(marked)}, then how much does a customer pay for it?`,
      say`${article} is listed at ${money(marked)} and is available at ${percent(rate)} off. ${askPlainly(rng, 'the price paid by the customer')}`,
    ]),
    answer,
    mistakes: [
      { value: off, because: say`that is the discount, not the price` },
      { value: marked + off, because: say`the discount was added to the marked price` },
      { value: marked - rate, because: say`${money(rate)} was taken off instead of ${percent(rate)}` },
      {
        value: (marked * 100) / (100 + rate),
        because: say`the marked price was divided by ${percent(100 + rate)}`,
      },
      { value: price - off, because: say`the discount was taken off twice` },
      {
        value: (price * (100 - rate)) / 100,
        because: say`the discount was taken once more of the reduced price`,
      },
    ],
    steps: [
      say`Discount = ${percent(rate)} of ${money(marked)} = ${money(off)}`,
      say`Selling price = ${marked} − ${off} = ${answer}`,
    ],
  }
}

function rateOfDiscount(rng: Random) {
  const { article, marked, rate, off, price } = drawSale(rng)
  const answer = percent(rate)
  return {
    concept: 'discount-percent',
    given: { find: 'rate' as const, marked, price },
    prompt: rng.pick([
      say`${article} marked at ${money(marked)} is sold for ${money(price)}. ${askPlainly(rng, 'the discount percentage')}`,
      say`The marked price and selling price of ${article} are ${money(marked)} and ${money(price)}, respectively. ${askPlainly(rng, 'the rate of discount')}`,
      say`A ${rng.pick(['customer', 'man', 'woman', 'student'])} pays ${money(price)} for ${article} marked at ${money(marked)}. ${askPlainly(rng, 'the percentage of discount')}`,
      say`In a ${rng.pick(['sale', 'festival sale', 'clearance sale'])}, ${article} with a list price of ${money(marked)} is offered at ${money(price)}. ${askPlainly(rng, 'the discount per cent')}`,
    ]),
    answer,
    mistakes: [
      { value: (off * 100) / price, because: say`the discount was divided by the selling price` },
      {
        value: (price * 100) / marked,
        because: say`that is the selling price as a percent of the marked price`,
      },
      {
        value: (off * 100) / (marked + price),
        because: say`the discount was divided by both prices together`,
      },
      {
        value: (off * 200) / (marked + price),
        because: say`the discount was divided by the average of both prices`,
      },
      { value: rate / 2, because: say`only half of the discount was counted` },
      { value: rate * 2, because: say`the discount was counted twice` },
    ],
    within: [1, 99] as const,
    steps: [
      say`Discount = ${marked} − ${price} = ${money(off)}`,
      say`As a percent of the marked price: ${off} ÷ ${marked} × 100 = ${answer}`,
    ],
  }
}

function markedPrice(rng: Random) {
  const { article, marked, rate, price } = drawSale(rng)
  const answer = money(marked)
  return {
    concept: 'finding-marked-price',
    given: { find: 'marked' as const, price, rate },
    prompt: rng.pick([
      say`After allowing a discount of ${percent(rate)}, ${article} is sold for ${money(price)}. ${askPlainly(rng, 'its marked price')}`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader', 'store'])} sells ${article} for ${money(price)} after giving a discount of ${percent(rate)}. ${askPlainly(rng, 'the marked price')}`,
      say`${article} is bought for ${money(price)} at a discount of ${percent(rate)}. ${askPlainly(rng, 'its list price')}`,
      say`The selling price of ${article} is ${money(price)} when a discount of ${percent(rate)} is given on its marked price. ${askPlainly(rng, 'the marked price of the article')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (price * (100 + rate)) / 100,
        because: say`the percent was taken of the price paid and added`,
      },
      { value: (price * (100 - rate)) / 100, because: say`the discount was taken off once more` },
      { value: price + rate, because: say`${money(rate)} was added instead of ${percent(rate)}` },
      {
        value: (price * 100) / (100 + rate),
        because: say`the price paid was divided by ${percent(100 + rate)}`,
      },
      { value: (marked * 100) / (100 - rate), because: say`the discount was undone twice` },
      { value: (price * 100) / (100 - 2 * rate), because: say`twice the percent was taken as the discount` },
    ],
    steps: [
      say`The price paid is 100% − ${rate}% = ${percent(100 - rate)} of the marked price.`,
      say`${percent(100 - rate)} of the marked price = ${money(price)}`,
      say`Marked price = ${price} × 100 ÷ ${100 - rate} = ${answer}`,
    ],
  }
}

function costOfSale(rng: Random) {
  const article = rng.pick(goods)
  const { cost, profit, rate, marked } = rng.until(
    () => {
      const [cost, profit, rate] = [
        rng.int(article.low, article.high, 20),
        rng.pick([4, 5, 8, 10, 12, 15, 20, 25]),
        rng.pick(RATES),
      ]
      return { cost, profit, rate, marked: (cost * (100 + profit)) / (100 - rate) }
    },
    (drawn) => Number.isInteger(drawn.marked) && (drawn.cost * drawn.profit) % 100 === 0,
  )
  const price = (cost * (100 + profit)) / 100
  const answer = money(cost)
  return {
    concept: 'profit-after-discount',
    given: { find: 'cost' as const, marked, rate, profit },
    prompt: rng.pick([
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader'])} sells ${article.name} marked at ${money(marked)} at a discount of ${percent(rate)} and still gains ${percent(profit)}. ${askPlainly(rng, 'its cost price')}`,
      say`The marked price of ${article.name} is ${money(marked)}. After allowing a discount of ${percent(rate)}, a ${rng.pick(['shopkeeper', 'dealer', 'trader'])} makes a profit of ${percent(profit)}. ${askPlainly(rng, 'the cost price of the article')}`,
      say`If a profit of ${percent(profit)} is made by selling ${article.name} at a discount of ${percent(rate)} on its marked price of ${money(marked)}, then what is its cost price?`,
      say`Even after giving ${percent(rate)} discount on ${article.name} with a list price of ${money(marked)}, a ${rng.pick(['shopkeeper', 'dealer', 'merchant'])} earns ${percent(profit)}. For how much was it purchased?`,
    ]),
    answer,
    mistakes: [
      { value: (price * (100 - profit)) / 100, because: say`the profit was taken of the selling price` },
      { value: price, because: say`that is the selling price` },
      {
        value: (marked * (100 - rate - profit)) / 100,
        because: say`both percents were taken off the marked price`,
      },
      { value: (marked * 100) / (100 + profit), because: say`the discount was left out` },
      { value: (price * 100) / (100 - profit), because: say`the profit was taken for a loss` },
      { value: (price * (100 + profit)) / 100, because: say`the profit was added to the selling price` },
      { value: cost - (price - cost), because: say`the profit was taken off twice` },
    ],
    steps: [
      say`Selling price = ${marked} × ${100 - rate}/100 = ${money(price)}`,
      say`It is 100% + ${profit}% = ${percent(100 + profit)} of the cost price.`,
      say`Cost price = ${price} × 100 ÷ ${100 + profit} = ${answer}`,
    ],
  }
}

function markedForProfit(rng: Random) {
  const article = rng.pick(goods)
  const { profit, rate } = drawRates(rng)
  const cost = rng.until(
    () => rng.int(article.low, article.high, 20),
    (price) => (price * (100 + profit)) % (100 - rate) === 0 && (price * profit) % 100 === 0,
  )
  const price = (cost * (100 + profit)) / 100
  const marked = (price * 100) / (100 - rate)
  const answer = money(marked)
  return {
    concept: 'profit-after-discount',
    given: { find: 'marked-for-profit' as const, cost, profit, rate },
    prompt: rng.pick([
      say`The cost price of ${article.name} is ${money(cost)}. At what price should it be marked so that after a discount of ${percent(rate)}, there is a profit of ${percent(profit)}?`,
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader'])} buys ${article.name} for ${money(cost)}. What should be its marked price to gain ${percent(profit)} after allowing a discount of ${percent(rate)}?`,
      say`${article.name} costing ${money(cost)} is to be sold at a discount of ${percent(rate)} and still yield a profit of ${percent(profit)}. ${askPlainly(rng, 'its marked price')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (cost * (100 + profit + rate)) / 100,
        because: say`both percents were taken of the cost price`,
      },
      { value: (price * (100 + rate)) / 100, because: say`the discount was taken of the selling price` },
      { value: price, because: say`that is the selling price, before room is made for the discount` },
      { value: (cost * 100) / (100 - rate), because: say`the profit was left out` },
      {
        value: (cost * 100) / (100 - rate - profit),
        because: say`both percents were taken of the marked price`,
      },
      { value: marked + (price * rate) / 100, because: say`the discount was counted twice` },
      { value: (price * 100) / (100 - 2 * rate), because: say`twice the percent was taken as the discount` },
    ],
    steps: [
      say`Profit = ${percent(profit)} of ${money(cost)} = ${money(price - cost)}`,
      say`Selling price = ${cost} + ${price - cost} = ${money(price)}`,
      say`It is 100% − ${rate}% = ${percent(100 - rate)} of the marked price.`,
      say`Marked price = ${price} × 100 ÷ ${100 - rate} = ${answer}`,
    ],
  }
}

function markUp(rng: Random) {
  const { profit, rate, up } = drawRates(rng)
  const article = rng.pick(goods).name
  const answer = percent(up)
  return {
    concept: 'profit-after-discount',
    given: { find: 'mark-up' as const, profit, rate },
    prompt: rng.pick([
      say`A ${rng.pick(['shopkeeper', 'dealer', 'trader'])} sells ${article} at a discount of ${percent(rate)} and still gains ${percent(profit)}. By what percentage is its marked price above the cost price?`,
      say`By what percentage above the cost price should ${article} be marked so that a profit of ${percent(profit)} is earned after a discount of ${percent(rate)}?`,
      say`If a profit of ${percent(profit)} is made on ${article} even after allowing a discount of ${percent(rate)}, then by what percentage was its price marked up?`,
    ]),
    answer,
    mistakes: [
      { value: profit + rate, because: say`the two percents were added; they have different bases` },
      {
        value: profit + rate + (profit * rate) / 100,
        because: say`the discount was taken of the selling price`,
      },
      { value: Math.abs(profit - rate), because: say`the two percents were subtracted` },
      {
        value: ((profit + rate) * 100) / (100 + profit),
        because: say`the difference was divided by the selling price`,
      },
      { value: 100 + profit - rate, because: say`the percents were put together on top of the whole cost` },
      { value: (rate * 100) / (100 - rate), because: say`the profit was left out` },
      { value: profit, because: say`the discount was left out` },
      { value: up + 5, because: say`five per cent of the cost price too much was marked up` },
      // No paper prints 25 25/27%.
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1000) / 100)),
    steps: [
      say`Let the cost price be ₹100. The selling price is ${money(100 + profit)}.`,
      say`It is 100% − ${rate}% = ${percent(100 - rate)} of the marked price.`,
      say`Marked price = ${100 + profit} × 100 ÷ ${100 - rate} = ${money(100 + up)}`,
      say`Above the cost by ${100 + up} − 100 = ${up}, which is ${answer}`,
    ],
  }
}

const RATES = [5, 8, 10, 12, 15, 18, 20, 24, 25, 30, 35, 40]

function drawSale(rng: Random) {
  const article = rng.pick(goods)
  const drawn = rng.until(
    () => ({ marked: rng.int(article.low, article.high, 20), rate: rng.pick(RATES) }),
    ({ marked, rate }) => (marked * rate) % 100 === 0,
  )
  const off = (drawn.marked * drawn.rate) / 100
  return { ...drawn, article: article.name, off, price: drawn.marked - off }
}

/** A profit after a discount, with a mark-up over the cost that can be written down. */
function drawRates(rng: Random) {
  return rng.until(
    () => {
      const [profit, rate] = [
        rng.pick([5, 8, 10, 12, 14, 15, 16, 17, 19, 20, 21, 24, 25, 26, 28, 30, 32, 35, 36, 40, 44, 45, 50]),
        rng.pick([4, 5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40]),
      ]
      return { profit, rate, up: ((100 + profit) * 100) / (100 - rate) - 100 }
    },
    ({ up }) => Number.isInteger(Math.round(up * 1e6) / 1e5) && up <= 100,
  )
}
