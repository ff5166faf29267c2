import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { type Article, goods } from '../../../kit/wording/goods.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Asha sells two fans for ₹1,200 each, one at a gain of 20% and one at a loss of 20%. What is the result?" */
export const twoArticle = defineGenerator({
  id: 'arithmetic/two-article',
  version: 6,
  concepts: ['overall-gain-or-loss', 'same-selling-price'],
  levels: {
    easy: { forms: [knownCosts, equalRates] },
    medium: { forms: [equalPriceLoss, equalPriceCost] },
    hard: { forms: [overallGain, exchangedRates] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'net': {
        const paid = given.costs[0] + given.costs[1]
        const got = given.costs[0] * (1 + given.gain / 100) + given.costs[1] * (1 - given.loss / 100)
        return Math.abs(got - paid)
      }
      case 'verdict': {
        const paid = costFor(given.price, given.rate) + costFor(given.price, -given.rate)
        return verdict(Math.round(((2 * given.price - paid) / paid) * 1e8) / 1e6)
      }
      case 'loss':
        return costFor(given.price, given.rate) + costFor(given.price, -given.rate) - 2 * given.price
      case 'first-cost':
        return bisect(
          (cost) => cost * (1 + given.gain / 100) - (given.total - cost) * (1 - given.loss / 100),
          given.total,
        )
      case 'cost-in-total':
        return bisect((cost) => {
          const got = cost * (1 + given.gain / 100) + (given.total - cost) * (1 - given.loss / 100)
          return got - given.total * (1 + given.overall / 100)
        }, given.total)
      case 'cost-of-exchange':
        // The second cost that follows from the first sale, checked in the second sale.
        return bisect((cost) => {
          const other = (100 * given.profits[0] - cost * given.rates[0]) / given.rates[1]
          const fault = cost * given.rates[1] + other * given.rates[0] - 100 * given.profits[1]
          return given.rates[1] > given.rates[0] ? fault : -fault
        }, 1e7)
    }
  },
})

/** The cost price behind a selling price with a known gain. */
const costFor = (price: number, gain: number): number =>
  bisect((cost) => cost * (100 + gain) - 100 * price, price * 20)

function knownCosts(rng: Random) {
  const { one, other, costs, gain, loss } = rng.until(
    () => ({
      ...drawTwo(rng),
      gain: rng.pick([5, 8, 10, 12, 15, 20, 25, 30]),
      loss: rng.pick([4, 5, 8, 10, 12, 15, 20]),
    }),
    (drawn) => drawn.costs[0] * drawn.gain !== drawn.costs[1] * drawn.loss && drawn.gain !== drawn.loss,
  )
  const [won, lost] = [(costs[0] * gain) / 100, (costs[1] * loss) / 100]
  const profit = won > lost ? 'profit' : 'loss'
  const answer = money(Math.abs(won - lost))
  return {
    concept: 'overall-gain-or-loss',
    given: { find: 'net' as const, costs, gain, loss },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} bought ${one} for ${money(costs[0])} and ${other} for ${money(costs[1])}. ${the(one, 'The')} was sold at a gain of ${percent(gain)} and ${the(other)} at a loss of ${percent(loss)}. ${ask(rng, say`the total ${profit}`)}`,
      say`${one} and ${other} were bought for ${money(costs[0])} and ${money(costs[1])}, respectively. If they were sold at ${percent(gain)} profit and ${percent(loss)} loss, respectively, ${askThen(rng, say`the overall ${profit} in rupees`)}`,
      say`The cost prices of ${one} and ${other} are ${money(costs[0])} and ${money(costs[1])}, respectively. If the first is sold at a profit of ${percent(gain)} and the second at a loss of ${percent(loss)}, then ${askThen(rng, say`the ${profit} in the whole transaction`)}`,
    ]),
    answer,
    mistakes: [
      { value: won + lost, because: say`the gain and the loss were added` },
      { value: won, because: say`that is the gain on the first article alone` },
      { value: lost, because: say`that is the loss on the second article alone` },
      {
        value: ((costs[0] + costs[1]) * Math.abs(gain - loss)) / 100,
        because: say`the percents were subtracted and taken on the whole cost; each belongs to its own article`,
      },
      {
        value: Math.abs(costs[0] * loss - costs[1] * gain) / 100,
        because: say`the two percents were exchanged`,
      },
      {
        value: (Math.abs(costs[0] - costs[1]) * gain) / 100,
        because: say`${percent(gain)} of the difference of the costs was taken`,
      },
      {
        value: (Math.abs(costs[0] - costs[1]) * loss) / 100,
        because: say`${percent(loss)} of the difference of the costs was taken`,
      },
    ],
    steps: [
      say`Gain: ${percent(gain)} of ${money(costs[0])} = ${money(won)}; loss: ${percent(loss)} of ${money(costs[1])} = ${money(lost)}`,
      say`Together: ${money(Math.max(won, lost))} − ${money(Math.min(won, lost))}, a ${profit} of ${answer}`,
    ],
  }
}

function equalRates(rng: Random) {
  const rate = rng.pick([4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 35, 40])
  const price = rng.int(600, 9900, 100)
  const { one, other } = namesFor(rng, price, price)
  const loss = rate ** 2 / 100
  const answer = verdict(-loss)
  return {
    concept: 'same-selling-price',
    given: { find: 'verdict' as const, price, rate },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} sold ${one} and ${other} for ${money(price)} each, at a gain of ${percent(rate)} on the first and a loss of ${percent(rate)} on the second. ${ask(rng, 'the overall gain or loss per cent')}`,
      say`${one} and ${other} were sold at ${money(price)} each. On the first there was a profit of ${percent(rate)} and on the second a loss of ${percent(rate)}. ${ask(rng, 'the profit or loss percentage in the whole transaction')}`,
      say`If two articles, ${one} and ${other}, are sold for ${money(price)} each, one at ${percent(rate)} profit and the other at ${percent(rate)} loss, then what is the net result?`,
    ]),
    answer,
    mistakes: [
      {
        value: verdict(0),
        because: say`the gain and the loss were taken to cancel; they are reckoned on different cost prices`,
      },
      { value: verdict(loss), because: say`the size is right, but the dearer article made the loss` },
      { value: verdict(-2 * loss), because: say`the loss percent was counted once for each article` },
      { value: verdict(-loss / 2), because: say`the loss percent was divided between the two articles` },
      { value: verdict(-2 * rate), because: say`the two percents were added` },
      { value: verdict(2 * loss), because: say`the percent was doubled and the loss taken for a profit` },
    ],
    steps: [
      say`With equal selling prices and equal percents there is always a loss of (rate ÷ 10)² percent.`,
      say`(${rate} ÷ 10)² = ${loss}: ${answer}`,
    ],
  }
}

/** Rates with a selling price at which both costs and the loss are whole. */
const WHOLE_PRICES = [
  [10, 990],
  [20, 480],
  [25, 750],
  [30, 910],
  [40, 420],
  [50, 300],
] as const

function equalPriceLoss(rng: Random) {
  const [rate, step] = rng.pick(WHOLE_PRICES)
  const price = step * rng.int(2, 12)
  const [dear, cheap] = [(price * 100) / (100 - rate), (price * 100) / (100 + rate)]
  const { one, other } = namesFor(rng, cheap, dear)
  const answer = money(dear + cheap - 2 * price)
  return {
    concept: 'same-selling-price',
    given: { find: 'loss' as const, price, rate },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} sold ${one} and ${other} for ${money(price)} each, gaining ${percent(rate)} on the first and losing ${percent(rate)} on the second. ${ask(rng, 'the total loss')}`,
      say`${one} and ${other} were sold for ${money(price)} each. If there was a gain of ${percent(rate)} on one and a loss of ${percent(rate)} on the other, how much was lost in all?`,
      say`${one} is sold for ${money(price)} at ${percent(rate)} profit and ${other} is also sold for ${money(price)} at ${percent(rate)} loss. ${ask(rng, 'the total loss')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (2 * price * rate ** 2) / 10_000,
        because: say`${percent(rate ** 2 / 100)} of the selling prices was taken; the percent belongs to the costs`,
      },
      { value: dear - cheap, because: say`that is the difference of the two cost prices` },
      { value: dear - price, because: say`that is the loss on the dearer article alone` },
      { value: price - cheap, because: say`that is the gain on the cheaper article alone` },
      { value: (dear + cheap) / 2 - price, because: say`the loss was spread over the two articles` },
      { value: (price * rate) / 100, because: say`${percent(rate)} of one selling price was taken` },
      {
        value: (price * rate ** 2) / 10_000,
        because: say`${percent(rate ** 2 / 100)} of one selling price was taken`,
      },
    ],
    steps: [
      say`Cost of the one with the gain: ${price} × 100 ÷ ${100 + rate} = ${money(cheap)}`,
      say`Cost of the one with the loss: ${price} × 100 ÷ ${100 - rate} = ${money(dear)}`,
      say`Loss = ${cheap} + ${dear} − 2 × ${price} = ${answer}`,
    ],
  }
}

function equalPriceCost(rng: Random) {
  const [gain, loss] = [
    rng.pick([5, 8, 10, 12, 15, 20, 25, 30, 40]),
    rng.pick([4, 5, 8, 10, 12, 15, 16, 20, 25]),
  ]
  const common = gcd(100 - loss, 100 + gain)
  const parts = [(100 - loss) / common, (100 + gain) / common] as const
  const all = parts[0] + parts[1]
  const unit = rng.int(Math.ceil(150 / all), Math.ceil(1800 / all)) * 10
  const total = unit * all
  const { one, other } = namesFor(rng, unit * parts[0], unit * parts[1])
  const answer = money(unit * parts[0])
  return {
    concept: 'overall-gain-or-loss',
    given: { find: 'first-cost' as const, total, gain, loss },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} bought ${one} and ${other} for ${money(total)}. The first was sold at a gain of ${percent(gain)} and the second at a loss of ${percent(loss)}, and the selling prices were equal. ${ask(rng, 'the cost price of the first')}`,
      say`The total cost price of ${one} and ${other} is ${money(total)}. If they are sold at the same price, with a profit of ${percent(gain)} on the first and a loss of ${percent(loss)} on the second, ${askThen(rng, 'the cost price of the first')}`,
      say`${one} and ${other}, together costing ${money(total)}, are sold at ${percent(gain)} profit and ${percent(loss)} loss, respectively, and both fetch the same price. ${ask(rng, 'the cost price of the first article')}`,
    ]),
    answer,
    mistakes: [
      { value: unit * parts[1], because: say`that is the cost of the second article` },
      { value: total / 2, because: say`the costs were taken to be equal; it is the selling prices that are` },
      {
        value: (total * loss) / (gain + loss),
        because: say`the costs were divided as ${loss} to ${gain}, which makes the gain equal the loss`,
      },
      { value: (total * gain) / (gain + loss), because: say`the costs were divided as ${gain} to ${loss}` },
      {
        value: (unit * parts[0] * (100 + gain)) / 100,
        because: say`that is the selling price of each`,
      },
      {
        value: (total * 50) / (100 + gain),
        because: say`half of the total cost was taken for the selling price`,
      },
      {
        value: unit * (parts[1] - parts[0]),
        because: say`that is the difference of the two costs`,
      },
      {
        value: (unit * parts[0] * (100 - loss)) / 100,
        because: say`${percent(loss)} was taken off the cost of the first`,
      },
    ],
    steps: [
      say`Let the costs be x and y. The selling prices are equal: x × ${100 + gain} = y × ${100 - loss}`,
      say`So x to y is ${parts[0]} to ${parts[1]}, together ${all} parts of ${money(total)}: one part is ${money(unit)}.`,
      say`Cost of the first = ${parts[0]} × ${unit} = ${answer}`,
    ],
  }
}

function overallGain(rng: Random) {
  const { gain, loss, overall } = rng.until(
    () => ({
      gain: rng.pick([10, 12, 15, 18, 20, 24, 25, 30, 35, 40]),
      loss: rng.pick([4, 5, 6, 8, 10, 12, 15, 16, 20]),
      overall: rng.pick([0, 0, 2, 3, 4, 5, 6, 8, 10]),
    }),
    (drawn) =>
      drawn.overall < drawn.gain - 3 &&
      drawn.loss + drawn.overall !== drawn.gain - drawn.overall &&
      drawn.gain !== drawn.loss,
  )
  const common = gcd(loss + overall, gain - overall)
  const parts = [(loss + overall) / common, (gain - overall) / common] as const
  const all = parts[0] + parts[1]
  const unit = rng.int(Math.ceil(120 / all), Math.ceil(700 / all)) * 20
  const total = unit * all
  const { one, other } = namesFor(rng, unit * parts[0], unit * parts[1])
  const aim = overall === 0 ? 'there is neither profit nor loss' : `there is an overall profit of ${overall}%`
  const answer = money(unit * parts[0])
  return {
    concept: 'overall-gain-or-loss',
    given: { find: 'cost-in-total' as const, total, gain, loss, overall },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} bought ${one} and ${other} for ${money(total)}. On selling the first at a gain of ${percent(gain)} and the second at a loss of ${percent(loss)}, ${aim}. ${ask(rng, 'the cost price of the first')}`,
      say`${one} and ${other} were bought for ${money(total)}. If the first is sold at ${percent(gain)} profit and the second at ${percent(loss)} loss so that ${aim}, how much did the first cost?`,
      say`${one} and ${other}, bought for ${money(total)} in all, are sold at a gain of ${percent(gain)} and a loss of ${percent(loss)}, respectively, and ${aim}. ${ask(rng, 'the cost price of the first article')}`,
    ]),
    answer,
    mistakes: [
      { value: unit * parts[1], because: say`that is the cost of the second article` },
      { value: total / 2, because: say`both were taken to cost the same` },
      {
        value: (total * gain) / (gain + loss),
        because: say`the cost was divided as ${gain} to ${loss}; the article with the larger percent needs the smaller cost`,
      },
      ...(overall === 0
        ? []
        : [
            {
              value: (total * loss) / (gain + loss),
              because: say`that would leave neither profit nor loss; the gain of ${percent(overall)} was left out`,
            },
          ]),
      {
        value: (total * (100 - loss)) / (200 + gain - loss),
        because: say`the selling prices were taken to be equal`,
      },
      {
        value: (unit * parts[0] * (100 + gain)) / 100,
        because: say`that is the selling price of the first article`,
      },
      {
        value: (unit * parts[1] * (100 - loss)) / 100,
        because: say`that is the selling price of the second article`,
      },
      {
        value: unit * Math.abs(parts[1] - parts[0]),
        because: say`that is the difference of the two costs`,
      },
    ],
    steps: [
      say`Take 100 of cost: the first article brings +${gain}, the second −${loss}, both together ${overall === 0 ? '0' : `+${overall}`}.`,
      say`By alligation the costs are as (${overall} + ${loss}) to (${gain} − ${overall}), that is ${loss + overall} to ${gain - overall}.`,
      say`That is ${parts[0]} to ${parts[1]}, together ${all} parts; one part is ${total} ÷ ${all} = ${money(unit)}.`,
      say`Cost of the first = ${parts[0]} × ${unit} = ${answer}`,
    ],
  }
}

function exchangedRates(rng: Random) {
  const [low, high] = rng.pick([
    [5, 10],
    [5, 15],
    [8, 12],
    [10, 15],
    [10, 20],
    [10, 25],
    [12, 20],
    [15, 20],
    [15, 25],
    [20, 25],
    [20, 30],
  ])
  const rates = rng.chance(0.5) ? ([low, high] as const) : ([high, low] as const)
  const { one, other, costs } = rng.until(
    () => drawTwo(rng),
    (drawn) => drawn.costs[0] !== drawn.costs[1],
  )
  const [a, b] = rates
  const profits = [(costs[0] * a + costs[1] * b) / 100, (costs[0] * b + costs[1] * a) / 100] as const
  const sum = ((profits[0] + profits[1]) * 100) / (a + b)
  const difference = Math.abs(costs[0] - costs[1])
  const answer = money(costs[0])
  return {
    concept: 'overall-gain-or-loss',
    given: { find: 'cost-of-exchange' as const, rates, profits },
    prompt: rng.pick([
      say`If ${one} is sold at ${percent(a)} profit and ${other} at ${percent(b)} profit, the total profit is ${money(profits[0])}. If the two rates are interchanged, it is ${money(profits[1])}. ${ask(rng, 'the cost price of the first article')}`,
      say`A ${rng.pick(['man', 'shopkeeper', 'trader', 'dealer'])} gains ${money(profits[0])} by selling ${one} at ${percent(a)} profit and ${other} at ${percent(b)} profit. By selling the first at ${percent(b)} and the second at ${percent(a)} profit, the gain is ${money(profits[1])}. ${ask(rng, 'the cost price of the first')}`,
    ]),
    answer,
    mistakes: [
      { value: costs[1], because: say`that is the cost of the second article` },
      { value: sum / 2, because: say`both were taken to cost the same` },
      { value: sum, because: say`that is the cost of both together` },
      { value: difference, because: say`that is the difference of the two costs` },
      { value: difference / 2, because: say`that is half of the difference of the two costs` },
      {
        value: (profits[0] * 100) / (a + b),
        because: say`the first profit was divided by the sum of the percents`,
      },
      { value: (profits[0] * 100) / a, because: say`the whole first profit was put on the first article` },
      { value: (profits[1] * 100) / b, because: say`the whole second profit was put on the first article` },
    ],
    steps: [
      say`Let the costs be x and y: ${a}x + ${b}y = ${profits[0] * 100} and ${b}x + ${a}y = ${profits[1] * 100}.`,
      say`Added: ${a + b} × (x + y) = ${(profits[0] + profits[1]) * 100}, so x + y = ${sum}.`,
      say`Subtracted: ${Math.abs(a - b)} × ${costs[0] > costs[1] ? '(x − y)' : '(y − x)'} = ${Math.abs(profits[0] - profits[1]) * 100}, so ${costs[0] > costs[1] ? 'x − y' : 'y − x'} = ${difference}.`,
      say`x = (${sum} ${costs[0] > costs[1] ? '+' : '−'} ${difference}) ÷ 2 = ${answer}`,
    ],
  }
}

/** Two different articles with costs in whole hundreds of their usual range. */
function drawTwo(rng: Random) {
  const [first, second] = rng.sample(goods, 2)
  return {
    one: first.name,
    other: second.name,
    costs: [rng.int(first.low, first.high, 100), rng.int(second.low, second.high, 100)] as const,
  }
}

/** Names of two different articles for which these prices are plausible. */
function namesFor(rng: Random, first: number, second: number) {
  const one = rng.pick(goods.filter((article) => mayCost(article, first)))
  const other = rng.pick(goods.filter((article) => article !== one && mayCost(article, second)))
  return { one: one.name, other: other.name }
}

const mayCost = ({ low, high }: Article, price: number): boolean => price >= low * 0.5 && price <= high * 1.5

/** 'a ceiling fan' -> 'the ceiling fan'. */
const the = (article: string, word: 'the' | 'The' = 'the'): string => article.replace(/^an?\b/, word)

/** The result of a deal, as the options word it. */
function verdict(change: number): string {
  if (change === 0) return 'no profit, no loss'
  return `${Math.abs(change)}% ${change > 0 ? 'profit' : 'loss'}`
}
