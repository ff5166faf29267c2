import type { Random } from '../../../kit/random/random.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { lenders, purposes, RATES } from './instalment-stories.ts'

/** Three payments, one after each year, and what each is worth at the start; all whole. */
function drawThree(rng: Random) {
  const [rate, p, q] = rng.pick(RATES.filter(([rate]) => rate >= 10))
  const times = rng.int(Math.ceil(1200 / p ** 3), Math.ceil(24_000 / p ** 3))
  const paid = times * p ** 3
  const parts = [times * p * p * q, times * p * q * q, times * q ** 3] as const
  return { rate, p, q, paid, parts, loan: parts[0] + parts[1] + parts[2] }
}

/** The hard forms of instalments: three years, and a price that is partly paid in cash. */
export function threePayments(rng: Random) {
  const { rate, p, q, paid, parts, loan } = drawThree(rng)
  const answer = money(loan)
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  return {
    given: { find: 'loan' as const, paid, rate, years: 3 },
    prompt: rng.pick([
      say`${person.name} repays a loan taken ${purpose} in three equal yearly instalments of ${money(paid)}. The interest is ${percent(rate)} a year, compounded yearly. How much was borrowed?`,
      say`Three annual payments of ${money(paid)} each, the first after one year, clear a debt in ${town} at ${percent(rate)} compound interest. What was the debt?`,
      say`${lender} of ${town} gets ${money(paid)} at the end of each of three years and reckons compound interest at ${percent(rate)}. Find the sum that it had lent to ${person.name}.`,
      say`Which loan ${purpose} can ${person.name} of ${town} discharge by paying ${money(paid)} a year for three years, if compound interest is charged at ${percent(rate)} a year?`,
      say`At ${percent(rate)} compound interest a year, ${person.name} is free of debt after paying ${money(paid)} three times, at the end of the first, second and third year. What did ${person.he} borrow from ${lender.toLowerCase()}?`,
    ]),
    answer,
    mistakes: [
      { value: 3 * paid, because: say`the three instalments were simply added` },
      { value: 3 * parts[0], because: say`every instalment was taken back by one year` },
      { value: 3 * parts[2], because: say`every instalment was taken back by three years` },
      { value: 3 * parts[1], because: say`every instalment was taken back by two years, the average time` },
      { value: parts[0] + parts[1], because: say`the third instalment was left out` },
      {
        value: paid + parts[0] + parts[1],
        because: say`the first instalment was taken as paid at the start`,
      },
      {
        value: paid * (1 + p / q + (p / q) ** 2),
        because: say`that is what the instalments are worth at the end of the three years`,
      },
    ],
    steps: [
      say`In a year a sum becomes ${p}/${q} of itself, so a payment is multiplied by ${q}/${p} for each year that it is taken back.`,
      say`After one year: ${paid} × ${q}/${p} = ${money(parts[0])}; after two: ${parts[0]} × ${q}/${p} = ${money(parts[1])}`,
      say`After three: ${parts[1]} × ${q}/${p} = ${money(parts[2])}`,
      say`Loan = ${parts[0]} + ${parts[1]} + ${parts[2]} = ${answer}`,
    ],
  }
}

/** Things that are sold on credit, with a usual price. */
const CREDIT_GOODS = [
  ['a refrigerator', 12_000, 45_000],
  ['a television set', 10_000, 60_000],
  ['a scooter', 40_000, 90_000],
  ['a sewing machine', 6000, 18_000],
  ['a laptop', 25_000, 70_000],
  ['a sofa set', 14_000, 50_000],
  ['an air cooler', 5000, 14_000],
  ['a washing machine', 10_000, 40_000],
] as const

export function cashPrice(rng: Random) {
  const [thing, low, high] = rng.pick(CREDIT_GOODS)
  const [rate, p, q] = rng.pick(RATES)
  // About two thirds of the price are paid later.
  const times = rng.int(Math.ceil((low * 0.35) / q ** 2), Math.ceil((high * 0.35) / q ** 2))
  const paid = times * p * p
  const parts = [times * p * q, times * q * q] as const
  const down = rng.int(Math.ceil((paid * 0.5) / 500) * 500, Math.ceil((paid * 1.4) / 500) * 500, 500)
  const answer = money(down + parts[0] + parts[1])
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  return {
    given: { find: 'price' as const, down, paid, rate, years: 2 },
    prompt: rng.pick([
      say`${person.name} buys ${thing} for ${money(down)} down and two yearly instalments of ${money(paid)} each. The shop charges ${percent(rate)} compound interest a year. What is the cash price?`,
      say`A shop in ${town} offers ${thing} for ${money(down)} at once, ${money(paid)} after one year and ${money(paid)} after two years, at ${percent(rate)} compound interest. Find the price for one who pays everything at once.`,
      say`For ${thing}, ${person.name} of ${town} pays ${money(down)} in cash and ${money(paid)} at the end of each of the next two years, with interest compounded yearly at ${percent(rate)}. How much would ${person.he} have paid in cash for it?`,
      say`With ${money(down)} as down payment and two annual instalments of ${money(paid)}, reckoned at ${percent(rate)} compound interest, ${thing} can be had in ${town}. What does it cost in cash?`,
      say`${person.name} settles the price of ${thing} in three parts: ${money(down)} now, ${money(paid)} a year from now and ${money(paid)} two years from now. If money is worth ${percent(rate)} a year compounded, what is the price today?`,
    ]),
    answer,
    mistakes: [
      { value: down + 2 * paid, because: say`the payments were added without taking the interest out` },
      { value: parts[0] + parts[1], because: say`the down payment was left out` },
      { value: down + 2 * parts[0], because: say`both instalments were taken back by one year only` },
      { value: down + 2 * parts[1], because: say`both instalments were taken back by two years` },
      {
        value: down + 2 * paid * (1 - rate / 100),
        because: say`${percent(rate)} of the instalments was taken off`,
      },
      {
        value: down + paid * (1 + p / q),
        because: say`the instalments were carried forward to the end of the second year instead of back to today`,
      },
      { value: down + parts[0] + paid, because: say`the interest in the second instalment was left in` },
      {
        value: (down * q) / p + parts[0] + parts[1],
        because: say`the down payment was taken back by a year as well`,
      },
    ],
    steps: [
      say`The down payment of ${money(down)} counts in full.`,
      say`The first instalment is worth ${paid} × ${q}/${p} = ${money(parts[0])} today.`,
      say`The second is worth ${paid} × ${q * q}/${p * p} = ${money(parts[1])} today.`,
      say`Cash price = ${down} + ${parts[0]} + ${parts[1]} = ${answer}`,
    ],
  }
}
