import type { Random } from '../../../kit/random/random.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { goods } from '../../../kit/wording/goods.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of profit and loss: one article, two sales. */
export function twoSales(rng: Random, rates: readonly number[]) {
  const article = rng.pick(goods)
  const { cost, loss, gain } = rng.until(
    () => ({ cost: rng.int(article.low, article.high, 50), loss: rng.pick(rates), gain: rng.pick(rates) }),
    (drawn) =>
      drawn.loss !== drawn.gain &&
      (drawn.cost * drawn.loss) % 100 === 0 &&
      (drawn.cost * drawn.gain) % 100 === 0,
  )
  const more = (cost * (loss + gain)) / 100
  const person = rng.pick(people)
  const answer = money(cost)
  return {
    given: { find: 'cost-of-two-sales' as const, loss, gain, more },
    prompt: rng.pick([
      say`${person.name} sold ${article.name} at a loss of ${percent(loss)}. Had ${person.he} sold it for ${money(more)} more, ${person.he} would have gained ${percent(gain)}. What was the cost price?`,
      say`A shop in ${rng.pick(towns)} sells ${article.name} at a loss of ${percent(loss)}. With ${money(more)} more it would have made a profit of ${percent(gain)}. Find the cost price.`,
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

export function otherSale(rng: Random, rates: readonly number[]) {
  const article = rng.pick(goods)
  const { cost, loss, gain } = rng.until(
    () => ({ cost: rng.int(article.low, article.high, 50), loss: rng.pick(rates), gain: rng.pick(rates) }),
    (drawn) => (drawn.cost * drawn.loss) % 100 === 0 && (drawn.cost * drawn.gain) % 100 === 0,
  )
  const selling = (cost * (100 - loss)) / 100
  const person = rng.pick(people)
  const answer = money((cost * (100 + gain)) / 100)
  return {
    given: { find: 'price-for-rate' as const, selling, loss, gain },
    prompt: rng.pick([
      say`By selling ${article.name} for ${money(selling)}, ${person.name} loses ${percent(loss)}. At what price should ${person.he} sell it to gain ${percent(gain)}?`,
      say`When ${article.name} is sold for ${money(selling)} in ${rng.pick(towns)}, the loss is ${percent(loss)}. What selling price would give a profit of ${percent(gain)}?`,
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
