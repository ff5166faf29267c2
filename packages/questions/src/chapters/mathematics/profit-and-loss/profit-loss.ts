import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { countedGoods, goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Asha buys a ceiling fan for ₹1,500 and sells it for ₹1,800. What is her profit percent?" */
export const profitLoss = defineGenerator({
  id: 'arithmetic/profit-loss',
  version: 8,
  concepts: ['profit-percent', 'finding-selling-price', 'finding-cost-price', 'cp-of-x-equals-sp-of-y'],
  levels: {
    easy: { forms: [rateFromPrices, sellingPrice, costPrice], rates: [5, 10, 15, 20, 25, 30, 40, 50] },
    medium: { forms: [twoSales, otherSale, equalPrices], rates: [5, 8, 10, 12, 15, 20, 25, 30, 35, 40] },
    hard: { forms: [cheaperAndLess, twoLots, restOfStock], rates: [4, 5, 8, 10, 12, 15, 16, 20, 24, 25] },
  },
  generate: (rng, { forms, rates }) => rng.pick(forms)(rng, rates),
  solve(given) {
    switch (given.find) {
      case 'rate':
        return (Math.abs(given.selling - given.cost) * 100) / given.cost
      case 'selling':
        return given.cost * (1 + (given.sign * given.rate) / 100)
      case 'cost':
        // Back-substitution: the cost whose selling price is the given one.
        return bisect(
          (cost) => cost * (100 + given.sign * given.rate) - 100 * given.selling,
          given.selling * 20,
        )
      case 'rate-of-counts': {
        // Let one article cost as many rupees as the other count, so that every sum is whole.
        const [cost, selling] = [given.sold, given.bought]
        return (Math.abs(selling - cost) * 100) / cost
      }
      case 'cost-of-two-sales':
        return bisect(
          (cost) => cost * (100 + given.gain) - cost * (100 - given.loss) - 100 * given.more,
          given.more * 200,
        )
      case 'cheaper-and-less': {
        // The cost at which the second sale, from the lower cost, gives the second gain.
        const { gain, down, less, other } = given
        const gap = (cost: number) =>
          cost * (1 + gain / 100) - less - cost * (1 - down / 100) * (1 + other / 100)
        return bisect(gap(1e7) > gap(0) ? gap : (cost) => -gap(cost), 1e7)
      }
      case 'two-lots': {
        // As many of each as both prices divide.
        const lots = given.first * given.second
        const cost = lots / given.first + lots / given.second
        const takings = (2 * lots) / given.sold
        return (Math.abs(takings - cost) * 100) / cost
      }
      case 'rest-of-stock': {
        const { part, gain, whole } = given
        // With a cost of 100, the takings of the rest above its cost.
        const rest = 100 - part
        return ((100 + whole - (part * (100 + gain)) / 100 - rest) * 100) / rest
      }
      case 'price-for-rate': {
        const cost = bisect((price) => price * (100 - given.loss) - 100 * given.selling, given.selling * 20)
        return cost + (cost * given.gain) / 100
      }
    }
  },
})

const words = (sign: number) =>
  sign === 1
    ? ({ profit: 'profit', gains: 'gains', more: '+' } as const)
    : ({ profit: 'loss', gains: 'loses', more: '−' } as const)

/** A cost at which the profit and every usual mistake about it come out in whole rupees. */
function drawPrices(rng: Random, rates: readonly number[], sign: number) {
  const article = rng.pick(goods)
  const drawn = rng.until(
    () => ({ cost: rng.int(article.low, article.high, 20), rate: rng.pick(rates) }),
    ({ cost, rate }) => (cost * rate) % 100 === 0 && (cost * rate * (100 + sign * rate)) % 10_000 === 0,
  )
  const change = (drawn.cost * drawn.rate) / 100
  return { ...drawn, article, change, selling: drawn.cost + sign * change }
}

function rateFromPrices(rng: Random, rates: readonly number[]) {
  const sign = rng.pick([1, -1] as const)
  const { article, cost, rate, change, selling } = drawPrices(rng, rates, sign)
  const { profit } = words(sign)
  const answer = percent(rate)
  return {
    concept: 'profit-percent',
    given: { find: 'rate' as const, cost, selling },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} buys ${article.name} for ${money(cost)} and sells it for ${money(selling)}. ${ask(rng, say`the ${profit} percentage`)}`,
      say`${article.name} bought for ${money(cost)} was sold for ${money(selling)}. ${ask(rng, say`the ${profit} per cent`)}`,
      say`If the cost price of ${article.name} is ${money(cost)} and its selling price is ${money(selling)}, then ${askThen(rng, say`the ${profit} percentage`)}`,
      say`The cost price and selling price of ${article.name} are ${money(cost)} and ${money(selling)}, respectively. ${ask(rng, say`the ${profit} per cent`)}`,
      say`By selling ${article.name} for ${money(selling)}, a ${rng.pick(['dealer', 'trader', 'person'])} makes a ${profit} of ${money(change)}. ${ask(rng, say`the ${profit} percentage`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: (change * 100) / selling,
        because: say`the ${profit} was divided by the selling price; it is reckoned on the cost price`,
      },
      {
        value: (selling * 100) / cost,
        because: say`that is the selling price as a percent of the cost price`,
      },
      {
        value: (cost * 100) / selling,
        because: say`that is the cost price as a percent of the selling price`,
      },
      {
        value: (change * 100) / (cost + selling),
        because: say`the ${profit} was divided by the sum of both prices`,
      },
      {
        value: (change * 200) / (cost + selling),
        because: say`the ${profit} was divided by the average of both prices`,
      },
      { value: change / cost, because: say`the fraction was not turned into a percent` },
    ],
    steps: [
      say`The ${profit} is ${money(Math.max(cost, selling))} − ${money(Math.min(cost, selling))} = ${money(change)}`,
      say`On the cost price: ${change} ÷ ${cost} × 100 = ${answer}`,
    ],
  }
}

function sellingPrice(rng: Random, rates: readonly number[]) {
  const sign = rng.pick([1, -1] as const)
  const { article, cost, rate, change, selling } = drawPrices(rng, rates, sign)
  const { profit, more } = words(sign)
  const answer = money(selling)
  return {
    concept: 'finding-selling-price',
    given: { find: 'selling' as const, cost, rate, sign },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} bought ${article.name} for ${money(cost)} and sold it at a ${profit} of ${percent(rate)}. ${ask(rng, 'its selling price')}`,
      say`The cost price of ${article.name} is ${money(cost)}. At what price should it be sold ${sign === 1 ? 'to gain' : 'if there is a loss of'} ${percent(rate)}?`,
      say`${article.name} costing ${money(cost)} is sold at a ${profit} of ${percent(rate)}. ${ask(rng, 'the selling price')}`,
      say`${article.name} was purchased for ${money(cost)} and sold at ${percent(rate)} ${profit}. For how much was it sold?`,
    ]),
    answer,
    mistakes: [
      { value: cost - sign * change, because: say`the ${profit} was taken in the wrong direction` },
      { value: change, because: say`that is the ${profit} alone` },
      { value: cost + sign * rate, because: say`${money(rate)} was used instead of ${percent(rate)}` },
      {
        value: (selling * (100 + sign * rate)) / 100,
        because: say`the ${profit} was reckoned twice in a row`,
      },
      {
        value: (cost * 100) / (100 + sign * rate),
        because: say`the cost price was divided by ${percent(100 + sign * rate)} instead of multiplied`,
      },
      {
        value: (cost * 100) / (100 - sign * rate),
        because: say`${percent(rate)} was reckoned on the selling price`,
      },
    ],
    steps: [
      say`${percent(rate)} of ${money(cost)} is ${money(change)}`,
      say`Selling price = ${cost} ${more} ${change} = ${answer}`,
    ],
  }
}

function costPrice(rng: Random, rates: readonly number[]) {
  const sign = rng.pick([1, -1] as const)
  const { article, cost, rate, change, selling } = drawPrices(rng, rates, sign)
  const { profit, gains } = words(sign)
  const factor = 100 + sign * rate
  const answer = money(cost)
  return {
    concept: 'finding-cost-price',
    given: { find: 'cost' as const, selling, rate, sign },
    prompt: rng.pick([
      say`By selling ${article.name} for ${money(selling)}, a ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} ${gains} ${percent(rate)}. ${ask(rng, 'its cost price')}`,
      say`${article.name} was sold for ${money(selling)} at a ${profit} of ${percent(rate)}. ${ask(rng, 'its cost price')}`,
      say`If the selling price of ${article.name} is ${money(selling)} and the ${profit} is ${percent(rate)}, then ${askThen(rng, 'the cost price')}`,
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} ${gains} ${percent(rate)} on selling ${article.name} for ${money(selling)}. For how much was it bought?`,
    ]),
    answer,
    mistakes: [
      {
        value: (selling * (100 - sign * rate)) / 100,
        because: say`${percent(rate)} of the selling price was taken; the percent belongs to the cost price`,
      },
      {
        value: (selling * factor) / 100,
        because: say`the percent was applied once more to the selling price`,
      },
      { value: cost + 2 * sign * change, because: say`the ${profit} was added to the selling price` },
      { value: selling - sign * rate, because: say`${money(rate)} was used instead of ${percent(rate)}` },
      { value: cost - sign * change, because: say`the ${profit} was taken away once too often` },
      {
        value: cost + change,
        because:
          sign === 1 ? say`that is the selling price itself` : say`the loss was added to the cost price`,
      },
    ],
    steps: [
      say`The cost price is 100%, so the selling price is ${percent(factor)} of it.`,
      say`${percent(factor)} of the cost price = ${money(selling)}`,
      say`Cost price = ${selling} × 100 ÷ ${factor} = ${answer}`,
    ],
  }
}

function equalPrices(rng: Random) {
  const [bought, sold] = rng.until(
    () => [rng.int(6, 40), rng.int(5, 40)] as const,
    ([cost, selling]) =>
      cost !== selling &&
      (Math.abs(cost - selling) * 100) / selling <= 60 &&
      ((cost - selling) * 600) % selling === 0,
  )
  const sign = bought > sold ? 1 : -1
  const { profit } = words(sign)
  const item = rng.pick(countedGoods)
  const answer = percent((Math.abs(bought - sold) * 100) / sold)
  return {
    concept: 'cp-of-x-equals-sp-of-y',
    given: { find: 'rate-of-counts' as const, bought, sold },
    prompt: rng.pick([
      say`The cost price of ${bought} ${item} is equal to the selling price of ${sold} ${item}. ${ask(rng, say`the ${profit} percentage`)}`,
      say`If the selling price of ${sold} ${item} is equal to the cost price of ${bought} ${item}, then ${askThen(rng, say`the ${profit} per cent`)}`,
      say`A ${rng.pick(['vendor', 'shopkeeper', 'trader', 'dealer'])} sells ${sold} ${item} at the cost price of ${bought} ${item}. ${ask(rng, say`the ${profit} percentage`)}`,
      say`By selling ${sold} ${item}, a ${rng.pick(['vendor', 'shopkeeper', 'man'])} recovers the cost price of ${bought} ${item}. ${ask(rng, say`the ${profit} per cent`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: (Math.abs(bought - sold) * 100) / bought,
        because: say`the difference was divided by the number bought; it belongs to the number sold`,
      },
      { value: Math.abs(bought - sold), because: say`that is the difference of the numbers, not a percent` },
      {
        value: (Math.min(bought, sold) * 100) / Math.max(bought, sold),
        because: say`that is one number as a percent of the other`,
      },
      {
        value: (Math.abs(bought - sold) * 100) / (bought + sold),
        because: say`the difference was divided by the sum of the numbers`,
      },
      {
        value: (Math.max(bought, sold) * 100) / Math.min(bought, sold),
        because: say`that is the larger number as a percent of the smaller`,
      },
      {
        value: (Math.abs(bought - sold) * 200) / (bought + sold),
        because: say`the difference was divided by the average of the numbers`,
      },
    ],
    steps: [
      say`Let each of the ${item} cost ₹1, so ${sold} of them cost ${money(sold)}.`,
      say`They are sold for the cost of ${bought}, which is ${money(bought)}.`,
      say`The ${profit} on ${money(sold)} is ${money(Math.abs(bought - sold))}: ${Math.abs(bought - sold)} ÷ ${sold} × 100 = ${answer}`,
    ],
  }
}

function twoSales(rng: Random, rates: readonly number[]) {
  const article = rng.pick(goods)
  const { cost, loss, gain } = rng.until(
    () => ({ cost: rng.int(article.low, article.high, 50), loss: rng.pick(rates), gain: rng.pick(rates) }),
    (drawn) =>
      drawn.loss !== drawn.gain &&
      (drawn.cost * drawn.loss) % 100 === 0 &&
      (drawn.cost * drawn.gain) % 100 === 0,
  )
  const more = (cost * (loss + gain)) / 100
  const answer = money(cost)
  return {
    concept: 'finding-cost-price',
    given: { find: 'cost-of-two-sales' as const, loss, gain, more },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} sold ${article.name} at a loss of ${percent(loss)}. Had it been sold for ${money(more)} more, there would have been a gain of ${percent(gain)}. ${ask(rng, 'the cost price of the article')}`,
      say`${article.name} was sold at a loss of ${percent(loss)}. If its selling price had been ${money(more)} more, the profit would have been ${percent(gain)}. ${ask(rng, 'its cost price')}`,
      say`If ${article.name} is sold at a gain of ${percent(gain)} instead of a loss of ${percent(loss)}, the seller gets ${money(more)} more. ${ask(rng, 'the cost price')}`,
      say`The difference between the selling prices of ${article.name} at a profit of ${percent(gain)} and at a loss of ${percent(loss)} is ${money(more)}. ${ask(rng, 'its cost price')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (more * 100) / Math.abs(gain - loss),
        because: say`the two percents were subtracted; from a loss to a gain they add up`,
      },
      { value: (more * 100) / gain, because: say`only the gain was compared with the extra money` },
      { value: (more * 100) / loss, because: say`only the loss was compared with the extra money` },
      { value: cost - more, because: say`the extra money was taken away from the cost price` },
      { value: cost + more, because: say`the extra money was added to the cost price` },
      { value: (cost * (100 - loss)) / 100, because: say`that is the first selling price` },
      { value: (cost * (100 + gain)) / 100, because: say`that is the second selling price` },
    ],
    steps: [
      say`Take the cost price as 100%.`,
      say`First sale: 100% − ${percent(loss)} = ${percent(100 - loss)}; second sale: 100% + ${percent(gain)} = ${percent(100 + gain)}`,
      say`The difference of ${percent(loss + gain)} is worth ${money(more)}.`,
      say`Cost price = ${more} × 100 ÷ ${loss + gain} = ${answer}`,
    ],
  }
}

function otherSale(rng: Random, rates: readonly number[]) {
  const article = rng.pick(goods)
  const { cost, loss, gain } = rng.until(
    () => ({ cost: rng.int(article.low, article.high, 50), loss: rng.pick(rates), gain: rng.pick(rates) }),
    (drawn) => (drawn.cost * drawn.loss) % 100 === 0 && (drawn.cost * drawn.gain) % 100 === 0,
  )
  const selling = (cost * (100 - loss)) / 100
  const answer = money((cost * (100 + gain)) / 100)
  return {
    concept: 'finding-selling-price',
    given: { find: 'price-for-rate' as const, selling, loss, gain },
    prompt: rng.pick([
      say`By selling ${article.name} for ${money(selling)}, a ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} loses ${percent(loss)}. At what price should it be sold to gain ${percent(gain)}?`,
      say`If ${article.name} is sold for ${money(selling)}, there is a loss of ${percent(loss)}. What should be its selling price to earn a profit of ${percent(gain)}?`,
      say`The selling price of ${article.name} is ${money(selling)} at a loss of ${percent(loss)}. ${ask(rng, say`the selling price that would give a gain of ${percent(gain)}`)}`,
      say`A loss of ${percent(loss)} is incurred on selling ${article.name} for ${money(selling)}. For how much should it be sold to make a profit of ${percent(gain)}?`,
    ]),
    answer,
    mistakes: [
      { value: (selling * (100 + gain)) / 100, because: say`the gain was reckoned on the old selling price` },
      {
        value: (selling * (100 + gain + loss)) / 100,
        because: say`both percents were added to the old selling price`,
      },
      { value: cost, because: say`that is the cost price` },
      {
        value: (cost * (100 + gain + loss)) / 100,
        because: say`the loss was added to the gain on the cost price`,
      },
      {
        value: (((selling * (100 + loss)) / 100) * (100 + gain)) / 100,
        because: say`the loss was undone on the selling price instead of the cost price`,
      },
      { value: (cost * (100 + 2 * gain)) / 100, because: say`the gain was counted twice` },
    ],
    steps: [
      say`The selling price is 100% − ${percent(loss)} = ${percent(100 - loss)} of the cost price.`,
      say`Cost price = ${selling} × 100 ÷ ${100 - loss} = ${money(cost)}`,
      say`The new selling price is ${percent(100 + gain)} of that.`,
      say`${cost} × ${100 + gain} ÷ 100 = ${answer}`,
    ],
  }
}

/** "Had it been bought for 10% less and sold for ₹60 less, the gain would have been 20%." */
function cheaperAndLess(rng: Random, rates: readonly number[]) {
  const article = rng.pick(goods)
  const { cost, gain, down, other } = rng.until(
    () => ({
      cost: rng.int(article.low, article.high, 50),
      gain: rng.pick(rates),
      down: rng.pick([5, 10, 20]),
      other: rng.pick([5, 10, 15, 20, 25, 30, 40]),
    }),
    (drawn) => {
      const scaled = drawn.cost * (100 * (100 + drawn.gain) - (100 - drawn.down) * (100 + drawn.other))
      return drawn.other !== drawn.gain && scaled > 0 && scaled % 10_000 === 0
    },
  )
  const share = 100 * (100 + gain) - (100 - down) * (100 + other)
  const less = (cost * share) / 10_000
  const answer = money(cost)
  return {
    concept: 'finding-cost-price',
    given: { find: 'cheaper-and-less' as const, gain, down, less, other },
    prompt: rng.pick([
      say`A ${rng.pick(['shopkeeper', 'trader', 'dealer'])} sells ${article.name} at a profit of ${percent(gain)}. Had it been bought for ${percent(down)} less and sold for ${money(less)} less, the profit would have been ${percent(other)}. ${ask(rng, 'its cost price')}`,
      say`${article.name} is sold at a gain of ${percent(gain)}. If it had been bought at ${percent(down)} less and sold for ${money(less)} less, the gain would have been ${percent(other)}. ${ask(rng, 'the cost price of the article')}`,
      say`A man gains ${percent(gain)} on ${article.name}. Buying it ${percent(down)} cheaper and selling it for ${money(less)} less, he would have gained ${percent(other)}. For how much did he buy it?`,
    ]),
    answer,
    mistakes: [
      { value: (cost * (100 - down)) / 100, because: say`that is the lower cost price` },
      { value: (cost * (100 + gain)) / 100, because: say`that is the selling price` },
      { value: cost - less, because: say`${money(less)} was taken off the cost price` },
      { value: cost + less, because: say`${money(less)} was added to the cost price` },
      {
        value: Math.round((less * 100) / down),
        because: say`${money(less)} was taken for ${percent(down)} of the cost price`,
      },
      {
        value: Math.round((less * 100) / Math.abs(other - gain)),
        because: say`${money(less)} was taken for the difference of the two gains`,
      },
      {
        value: (cost * (100 - down) * (100 + other)) / 10_000,
        because: say`that is the second selling price`,
      },
    ],
    steps: [
      say`Take the cost price as 100. The first selling price is ${100 + gain}.`,
      say`The lower cost price is ${100 - down}, and with a gain of ${percent(other)} it is sold for ${((100 - down) * (100 + other)) / 100}.`,
      say`The difference of ${share / 100} is worth ${money(less)}.`,
      say`Cost price = ${less} × 100 ÷ ${share / 100} = ${answer}`,
    ],
  }
}

/** Bought in equal numbers at two prices, sold at a third. */
/** What is cheap enough to be sold by the number for a rupee. */
const SMALL_THINGS = [
  'toffees',
  'candies',
  'marbles',
  'buttons',
  'beads',
  'lozenges',
  'safety pins',
  'sweets',
] as const

function twoLots(rng: Random) {
  const { first, second, sold, rate } = rng.until(
    () => {
      const [first, second, sold] = [rng.int(3, 24), rng.int(3, 24), rng.int(3, 24)]
      const cost = 1 / first + 1 / second
      return { first, second, sold, rate: ((2 / sold - cost) * 100) / cost }
    },
    (drawn) =>
      drawn.first < drawn.second &&
      drawn.second <= 3 * drawn.first &&
      Math.abs(drawn.rate) >= 1 &&
      Math.abs(drawn.rate) <= 60 &&
      Math.abs(drawn.rate * 9 - Math.round(drawn.rate * 9)) < 1e-9,
  )
  const sign = rate > 0 ? 1 : -1
  const { profit } = words(sign)
  const item = rng.pick(SMALL_THINGS)
  const lots = (first * second * sold) / gcd(first * second, gcd(first * sold, second * sold))
  const [spent, taken] = [lots / first + lots / second, (2 * lots) / sold]
  const answer = percent((Math.abs(taken - spent) * 100) / spent)
  const middle = (first + second) / 2
  return {
    concept: 'profit-percent',
    given: { find: 'two-lots' as const, first, second, sold },
    prompt: rng.pick([
      say`A vendor buys an equal number of two kinds of ${item}, one at ${first} for a rupee and the other at ${second} for a rupee. He mixes them and sells them at ${sold} for a rupee. ${ask(rng, say`his ${profit} per cent`)}`,
      say`${item} are bought in equal numbers at ${first} for a rupee and ${second} for a rupee. If all of them are sold at ${sold} for a rupee, ${askThen(rng, say`the ${profit} percentage`)}`,
      say`A ${rng.pick(['man', 'hawker', 'shopkeeper'])} bought some ${item} at ${first} for a rupee and as many at ${second} for a rupee, and sold all at ${sold} for a rupee. ${ask(rng, say`the ${profit} per cent`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: (Math.abs(middle - sold) * 100) / sold,
        because: say`the two numbers for a rupee were averaged`,
      },
      {
        value: (Math.abs(taken - spent) * 100) / taken,
        because: say`the ${profit} was reckoned on the selling price`,
      },
      {
        value: (Math.abs(middle - sold) * 100) / middle,
        because: say`the numbers were compared, not the prices`,
      },
      { value: (Math.abs(taken - spent) * 200) / spent, because: say`the ${profit} was counted twice` },
      { value: (Math.abs(taken - spent) * 50) / spent, because: say`the ${profit} was halved` },
      {
        value: (Math.abs(taken - spent) * 100) / (spent + taken),
        because: say`the ${profit} was divided by cost and takings together`,
      },
    ],
    // Nobody loses more than the cost.
    within: [0.1, sign > 0 ? 120 : 90] as const,
    steps: [
      say`Let ${lots} of each kind be bought: ${lots} ÷ ${first} + ${lots} ÷ ${second} = ${money(spent)}.`,
      say`All ${2 * lots} are sold for ${2 * lots} ÷ ${sold} = ${money(taken)}.`,
      say`The ${profit} is ${money(Math.abs(taken - spent))} on ${money(spent)}.`,
      say`${Math.abs(taken - spent)} ÷ ${spent} × 100 = ${answer}`,
    ],
  }
}

/** A part of the stock is sold at one gain; at which gain must the rest be sold for a gain on the whole? */
function restOfStock(rng: Random) {
  const { part, gain, whole, rate } = rng.until(
    () => {
      const [part, gain, whole] = [
        rng.pick([20, 25, 30, 40, 50, 60, 70, 75, 80]),
        rng.pick([-20, -15, -10, -5, 5, 8, 10, 12, 15, 20, 25, 30]),
        rng.pick([4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20]),
      ]
      return { part, gain, whole, rate: (100 * whole - part * gain) / (100 - part) }
    },
    (drawn) =>
      Number.isInteger(drawn.rate * 2) && drawn.rate > 0 && drawn.rate <= 60 && drawn.rate !== drawn.gain,
  )
  const stock = rng.pick(['rice', 'wheat', 'sugar', 'pulses', 'tea', 'cloth', 'notebooks', 'apples'])
  const sold = gain > 0 ? say`a profit of ${percent(gain)}` : say`a loss of ${percent(-gain)}`
  const answer = percent(rate)
  return {
    concept: 'profit-percent',
    given: { find: 'rest-of-stock' as const, part, gain, whole },
    prompt: rng.pick([
      say`A ${rng.pick(['trader', 'dealer', 'merchant'])} sells ${percent(part)} of his stock of ${stock} at ${sold}. At what profit per cent should he sell the rest to gain ${percent(whole)} on the whole?`,
      say`${percent(part)} of a stock of ${stock} is sold at ${sold}. To make a profit of ${percent(whole)} on the whole, at what profit percentage must the remainder be sold?`,
      say`If ${percent(part)} of a lot of ${stock} is sold at ${sold} and the whole brings a profit of ${percent(whole)}, then ${askThen(rng, 'the profit percentage on the rest')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * whole - gain, because: say`both parts were taken to be equal` },
      { value: whole - gain, because: say`the two percents were subtracted` },
      { value: whole - (part * gain) / 100, because: say`it was not divided by the part that is left` },
      {
        value: (100 * whole + part * gain) / (100 - part),
        because: say`the result of the first part was taken with the wrong sign`,
      },
      { value: (100 * whole - (100 - part) * gain) / part, because: say`the two parts were exchanged` },
      { value: whole, because: say`that is the gain on the whole` },
    ],
    within: [0.5, 150] as const,
    steps: [
      say`Let the whole stock cost ₹100; the profit wanted is ${money(whole)}.`,
      say`On the part that costs ${money(part)} the ${gain > 0 ? 'profit' : 'loss'} is ${money((part * Math.abs(gain)) / 100)}.`,
      say`The rest, which costs ${money(100 - part)}, must bring ${money(whole - (part * gain) / 100)}.`,
      say`${whole - (part * gain) / 100} ÷ ${100 - part} × 100 = ${answer}`,
    ],
  }
}
