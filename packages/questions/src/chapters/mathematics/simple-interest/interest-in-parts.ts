import type { Random } from '../../../kit/random/random.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** The hard forms of simple interest: a sum in two parts, and rates that change. */

const RATES = [3, 4, 5, 6, 7, 7.5, 8, 9, 10, 11, 12, 12.5, 14, 15]
const LENDERS = ['man', 'person', 'trader', 'farmer', 'woman', 'shopkeeper', 'teacher'] as const

/** "₹8,000 is lent in two parts, one at 6% and the other at 9%. The interest of 3 years is ₹1,800. What is the part lent at 6%?" */
export function twoParts(rng: Random) {
  const { sum, part, one, other, years, interest } = rng.until(
    () => {
      const [sum, part] = [rng.int(3000, 40_000, 500), rng.int(500, 30_000, 100)]
      const [one, other] = rng.sample(RATES, 2)
      const years = rng.int(1, 5)
      return { sum, part, one, other, years, interest: ((part * one + (sum - part) * other) * years) / 100 }
    },
    (drawn) =>
      Number.isInteger(drawn.interest) &&
      drawn.part >= drawn.sum / 6 &&
      drawn.part <= (5 * drawn.sum) / 6 &&
      drawn.part * 2 !== drawn.sum &&
      Math.abs(drawn.one - drawn.other) >= 1,
  )
  const answer = money(part)
  const lender = rng.pick(LENDERS)
  const all = (sum * other * years) / 100
  const [total, time] = [money(sum), quantity(years, 'year')]
  return {
    concept: 'interest-and-amount',
    given: { find: 'part-of-two' as const, sum, one, other, years, interest },
    prompt: rng.pick([
      say`A sum of ${total} is lent in two parts, one at ${percent(one)} and the other at ${percent(other)} per annum simple interest. If the total interest after ${time} is ${money(interest)}, then ${askThen(rng, say`the sum lent at ${percent(one)}`)}`,
      say`A ${lender} invests ${total} partly at ${percent(one)} and partly at ${percent(other)} per annum simple interest. The total interest for ${time} is ${money(interest)}. ${ask(rng, say`the sum invested at ${percent(one)}`)}`,
      say`Out of ${total}, a ${lender} deposits a part at ${percent(one)} per annum and the rest at ${percent(other)} per annum, both at simple interest, and gets ${money(interest)} as interest in ${time}. How much is deposited at ${percent(one)}?`,
    ]),
    answer,
    mistakes: [
      { value: sum - part, because: say`that is the part at ${percent(other)}` },
      { value: sum / 2, because: say`the sum was divided equally` },
      {
        value: (sum * one) / (one + other),
        because: say`the sum was divided in the ratio of the rates`,
      },
      {
        value: (sum * other) / (one + other),
        because: say`the sum was divided in the inverse ratio of the rates`,
      },
      {
        value: part / 2,
        because: say`the difference of the interests was divided by twice the difference of the rates`,
      },
      { value: sum - part / 2, because: say`half of the part was taken off the whole sum` },
      { value: sum - 2 * part, because: say`the part was taken off twice` },
      { value: (sum + part) / 2, because: say`that is halfway between the part and the whole sum` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [sum / 20, (19 * sum) / 20] as const,
    steps: [
      say`If the whole sum were lent at ${percent(other)}, the interest would be ${sum} × ${other} × ${years} ÷ 100 = ${money(all)}`,
      say`The interest is ${all > interest ? 'less' : 'more'} by ${money(Math.abs(all - interest))}.`,
      say`Each ₹100 at ${percent(one)} earns ${money(Math.abs(one - other))} ${one < other ? 'less' : 'more'} in a year, so ${money(Math.abs(one - other) * years)} in ${time}.`,
      say`There are ${Math.abs(all - interest)} ÷ ${Math.abs(one - other) * years} = ${part / 100} such hundreds.`,
      say`Sum at ${percent(one)} = ${part / 100} × 100 = ${answer}`,
    ],
  }
}

/** "The rate is 5% for the first 2 years, 6% for the next 3 and 8% beyond. A sum earns ₹3,200 in 8 years. Find the sum." */
export function changingRates(rng: Random) {
  const { rates, first, next, years, sum } = rng.until(
    () => ({
      rates: [...rng.sample(RATES, 3)].sort((a, b) => a - b),
      first: rng.int(2, 4),
      next: rng.int(2, 4),
      years: rng.int(6, 12),
      sum: rng.int(2000, 24_000, 100),
    }),
    (drawn) => {
      const [a = 0, b = 0, c = 0] = drawn.rates
      const last = drawn.years - drawn.first - drawn.next
      const whole = a * drawn.first + b * drawn.next + c * last
      // At least three of the usual mistakes come out in whole rupees.
      const wrong = [a * drawn.first + b * drawn.next + c * drawn.years, whole + c, whole - c]
      const further = [whole - c * last, a * drawn.years, b * drawn.years, c * drawn.years]
      const tidy = [...wrong, ...further].filter((percents) => (drawn.sum * whole) % percents === 0)
      return last >= 2 && (drawn.sum * whole) % 100 === 0 && Number.isInteger(whole) && tidy.length >= 3
    },
  )
  const [a = 0, b = 0, c = 0] = rates
  const last = years - first - next
  const whole = a * first + b * next + c * last
  const interest = (sum * whole) / 100
  const answer = money(sum)
  const [total, period] = [money(interest), quantity(years, 'year')]
  const scheme = say`${percent(a)} per annum for the first ${quantity(first, 'year')}, ${percent(b)} per annum for the next ${quantity(next, 'year')} and ${percent(c)} per annum for the period beyond ${quantity(first + next, 'year')}`
  const of = (percents: number) => (interest * 100) / percents
  return {
    concept: 'finding-principal',
    given: { find: 'sum-of-rates' as const, rates: [a, b, c] as const, first, next, years, interest },
    prompt: rng.pick([
      say`The rate of simple interest on a deposit is ${scheme}. If the total interest at the end of ${period} is ${total}, ${askThen(rng, 'the sum deposited')}`,
      say`A ${rng.pick(LENDERS)} borrows some money at simple interest, the rate being ${scheme}. The interest paid at the end of ${period} is ${total}. ${ask(rng, 'the sum borrowed')}`,
      say`A certain sum earns simple interest at ${scheme}. It yields ${total} as interest in ${period}. ${ask(rng, 'the sum')}`,
    ]),
    answer,
    mistakes: [
      {
        value: of(a * first + b * next + c * years),
        because: say`the last rate was taken for all ${years} years; it holds for ${last} only`,
      },
      {
        value: of(((a + b + c) / 3) * years),
        because: say`the average of the three rates was taken for all the years`,
      },
      { value: of(a * first + b * next), because: say`the years at the last rate were left out` },
      {
        value: of(a * first + b * next + c * (last + 1)),
        because: say`one year too many was counted at the last rate`,
      },
      {
        value: of(a * first + b * next + c * (last - 1)),
        because: say`one year too few was counted at the last rate`,
      },
      { value: of(b * years), because: say`the middle rate was taken for all the years` },
      { value: of(c * years), because: say`the last rate was taken from the beginning` },
      { value: of(a * years), because: say`the first rate was taken for all the years` },
      { value: sum + interest, because: say`that is the amount, not the sum` },
      {
        value: of(a * first + b * (first + next) + c * last),
        because: say`the second rate was taken for ${first + next} years`,
      },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [sum / 4, sum * 4] as const,
    steps: [
      say`The last rate holds for ${years} − ${first} − ${next} = ${last} years.`,
      say`The first ${first} years bring ${a} × ${first} = ${percent(a * first)} of the sum, the next ${next} years ${b} × ${next} = ${percent(b * next)}.`,
      say`The last ${last} years bring ${c} × ${last} = ${percent(c * last)}.`,
      say`Together that is ${percent(whole)} of the sum, which is ${total}.`,
      say`Sum = ${interest} × 100 ÷ ${whole} = ${answer}`,
    ],
  }
}

/** "Divide ₹9,300 into two parts so that the interest on the first for 4 years at 5% equals that on the second for 3 years at 7%." */
export function equalInterests(rng: Random) {
  const { sum, part, rates, years } = rng.until(
    () => {
      const [rates, years] = [rng.sample(RATES, 2), [rng.int(2, 8), rng.int(2, 8)] as const]
      const [one, other] = [rates[0] * years[0], rates[1] * years[1]]
      const sum = rng.int(1200, 24_000, 50)
      return { sum, part: (sum * other) / (one + other), rates, years }
    },
    (drawn) =>
      Number.isInteger(drawn.part) &&
      drawn.part % 10 === 0 &&
      drawn.part * 2 !== drawn.sum &&
      drawn.years[0] !== drawn.years[1] &&
      drawn.part > drawn.sum / 7 &&
      drawn.part < (6 * drawn.sum) / 7,
  )
  const [one, other] = [rates[0] * years[0], rates[1] * years[1]]
  const answer = money(part)
  const [firstTime, secondTime] = [quantity(years[0], 'year'), quantity(years[1], 'year')]
  return {
    concept: 'interest-and-amount',
    given: { find: 'equal-parts' as const, sum, rates, years },
    prompt: rng.pick([
      say`A sum of ${money(sum)} is divided into two parts such that the simple interest on the first part for ${firstTime} at ${percent(rates[0])} per annum is equal to that on the second part for ${secondTime} at ${percent(rates[1])} per annum. ${ask(rng, 'the first part')}`,
      say`A ${rng.pick(LENDERS)} lends ${money(sum)} in two parts. The simple interest on the first part at ${percent(rates[0])} per annum for ${firstTime} equals the simple interest on the second part at ${percent(rates[1])} per annum for ${secondTime}. ${ask(rng, 'the sum lent in the first part')}`,
      say`If ${money(sum)} is divided into two parts so that the first at ${percent(rates[0])} per annum for ${firstTime} and the second at ${percent(rates[1])} per annum for ${secondTime} give equal simple interest, then ${askThen(rng, 'the first part')}`,
    ]),
    answer,
    mistakes: [
      { value: sum - part, because: say`that is the second part` },
      { value: sum / 2, because: say`the sum was divided equally` },
      {
        value: (sum * years[1]) / (years[0] + years[1]),
        because: say`only the years were taken into account`,
      },
      {
        value: (sum * rates[1]) / (rates[0] + rates[1]),
        because: say`only the rates were taken into account`,
      },
      {
        value: (sum * years[0]) / (years[0] + years[1]),
        because: say`the sum was divided in the ratio of the years`,
      },
      {
        value: (sum * rates[0]) / (rates[0] + rates[1]),
        because: say`the sum was divided in the ratio of the rates`,
      },
      {
        value: (sum * (rates[1] + years[1])) / (rates[0] + rates[1] + years[0] + years[1]),
        because: say`rates and years were added instead of multiplied`,
      },
      { value: part / 2, because: say`the part was halved once more` },
      { value: part + (sum - part) / 2, because: say`half of the second part was added` },
    ].filter(({ value }) => Number.isInteger(value)),
    within: [sum / 20, (19 * sum) / 20] as const,
    steps: [
      say`The first part brings ${rates[0]} × ${years[0]} = ${percent(one)} of itself as interest.`,
      say`The second part brings ${rates[1]} × ${years[1]} = ${percent(other)} of itself.`,
      say`The interests are equal, so first part : second part = ${other} : ${one}`,
      say`The whole sum has ${other} + ${one} = ${one + other} such shares.`,
      say`First part = ${sum} × ${other} ÷ ${one + other} = ${answer}`,
    ],
  }
}
