import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { countedGoods, goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Asha buys a ceiling fan for ₹1,500 and sells it for ₹1,800. What is her profit percent?" */
export const profitLoss = defineGenerator({
  id: 'arithmetic/profit-loss',
  version: 4,
  concepts: ['profit-percent', 'finding-selling-price', 'finding-cost-price', 'cp-of-x-equals-sp-of-y'],
  levels: {
    easy: { forms: [rateFromPrices, sellingPrice], rates: [5, 10, 15, 20, 25, 30, 40, 50] },
    medium: { forms: [costPrice, equalPrices], rates: [5, 8, 10, 12, 15, 20, 25, 30, 35, 40] },
    hard: { forms: [twoSales, otherSale], rates: [4, 5, 8, 10, 12, 15, 16, 20, 24, 25] },
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
      { value: (selling * rate) / 100, because: say`that is ${percent(rate)} of the selling price` },
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
