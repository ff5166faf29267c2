import type { Random } from '../../../kit/random/random.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** A profit after a discount, with a mark-up over the cost that can be written down. */
function drawRates(rng: Random) {
  return rng.until(
    () => {
      const [profit, rate] = [
        rng.pick([5, 8, 10, 12, 14, 15, 17, 20, 25, 26, 30, 35, 40, 44]),
        rng.pick([4, 5, 8, 10, 12, 15, 16, 20, 25, 28, 30, 40]),
      ]
      return { profit, rate, up: ((100 + profit) * 100) / (100 - rate) - 100 }
    },
    ({ up }) => Number.isInteger(Math.round(up * 1e6) / 1e5) && up <= 100,
  )
}

export function markedForProfit(rng: Random) {
  const article = rng.pick(goods)
  const { profit, rate } = drawRates(rng)
  const cost = rng.until(
    () => rng.int(article.low, article.high, 20),
    (price) => (price * (100 + profit)) % (100 - rate) === 0 && (price * profit) % 100 === 0,
  )
  const price = (cost * (100 + profit)) / 100
  const marked = (price * 100) / (100 - rate)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const answer = money(marked)
  return {
    given: { find: 'marked-for-profit' as const, cost, profit, rate },
    prompt: rng.pick([
      say`${person.name} buys ${article.name} for ${money(cost)}. At what price should ${person.he} mark it so that a discount of ${percent(rate)} still leaves a profit of ${percent(profit)}?`,
      say`${article.name} costs a dealer of ${town} ${money(cost)}. What should its marked price be for a gain of ${percent(profit)} after ${percent(rate)} off?`,
      say`A shop of ${town} wants to gain ${percent(profit)} on ${article.name} that cost it ${money(cost)}, although it allows a discount of ${percent(rate)}. Find the price to be marked.`,
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

export function markUp(rng: Random) {
  const { profit, rate, up } = drawRates(rng)
  const [person, town, article] = [rng.pick(people), rng.pick(towns), rng.pick(goods).name]
  const answer = percent(up)
  return {
    given: { find: 'mark-up' as const, profit, rate },
    prompt: rng.pick([
      say`${person.name} sells ${article} at a discount of ${percent(rate)} and still gains ${percent(profit)}. By what percent is its marked price above the cost price?`,
      say`How much percent above the cost should a trader of ${town} mark ${article} to gain ${percent(profit)} after a discount of ${percent(rate)}?`,
      say`A shop of ${town} allows ${percent(rate)} off ${article} and makes a profit of ${percent(profit)}. By what percent does the marked price exceed the cost price?`,
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
    ],
    steps: [
      say`Let the cost price be ₹100. The selling price is ${money(100 + profit)}.`,
      say`It is 100% − ${rate}% = ${percent(100 - rate)} of the marked price.`,
      say`Marked price = ${100 + profit} × 100 ÷ ${100 - rate} = ${money(100 + up)}`,
      say`Above the cost by ${100 + up} − 100 = ${up}, which is ${answer}`,
    ],
  }
}
