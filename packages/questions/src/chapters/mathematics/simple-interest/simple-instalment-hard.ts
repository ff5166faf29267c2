import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { offerFor } from './simple-instalment-offers.ts'

/** The hard forms of instalments at simple interest: the payment, or the rate, is not known. */
export function yearlyInstalment(rng: Random) {
  const [years, rate] = [rng.int(3, 6), rng.pick([4, 5, 6, 8, 10, 12, 15])]
  const paid = rng.int(500, 6000, 100)
  const extra = (paid * rate * years * (years - 1)) / 200
  const debt = years * paid + extra
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const all = quantity(years, 'year')
  const together = (years * (years - 1)) / 2
  const answer = money(paid)
  return {
    given: { find: 'instalment' as const, debt, rate, years },
    prompt: rng.pick([
      say`What annual instalment discharges a debt of ${money(debt)} due in ${all} at ${percent(rate)} simple interest?`,
      say`${person.name} of ${town} owes ${money(debt)}, due after ${all}, and wants to settle it by ${years} equal payments, one at the end of each year. Simple interest is ${percent(rate)} a year. How much is each payment?`,
      say`A bill of ${money(debt)} falls due in ${town} at the end of ${all}. Which equal sum must ${person.name} pay every year, with ${percent(rate)} simple interest counted on each payment from its day?`,
      say`By ${years} equal yearly instalments ${person.name} meets a debt of ${money(debt)} that is due with the last of them. The rate of simple interest is ${percent(rate)} per annum. Find the instalment.`,
      say`To have paid ${money(debt)} in ${town} when ${all} are over, ${person.name} gives the same amount at the end of every year. The lender allows ${percent(rate)} simple interest on what comes early. What is the amount?`,
    ]),
    answer,
    mistakes: [
      { value: debt / years, because: say`the interest on the earlier instalments was left out` },
      {
        value: debt / (years + (rate * years * years) / 100),
        because: say`every instalment was given interest for all ${years} years`,
      },
      {
        value: debt / (years + (rate * years * (years + 1)) / 200),
        because: say`even the last instalment was given a year of interest`,
      },
      {
        value: (debt * 100) / (100 + rate) / years,
        because: say`a year of interest was taken off the debt, and the rest divided`,
      },
      {
        value: (debt + extra) / years,
        because: say`the interest was added to the debt instead of taken off`,
      },
      {
        value: (debt * (100 + rate)) / 100 / years,
        because: say`a year of interest was added to the debt, and the sum divided`,
      },
      {
        value: debt / (years + (rate * (years - 1)) / 100),
        because: say`only the first instalment was given interest`,
      },
    ],
    steps: [
      say`Let the instalment be 100. The payments bear interest for ${range(1, years)
        .map((year) => years - year)
        .join(', ')} years, ${together} years together.`,
      say`Interest = ${rate} × ${together} = ${rate * together}`,
      say`So instalments of 100 discharge ${years} × 100 + ${rate * together} = ${years * 100 + rate * together}`,
      say`Instalment = ${debt} × 100 ÷ ${years * 100 + rate * together} = ${answer}`,
    ],
  }
}

/** So many months, a yearly rate, and the smallest loan and instalment that go with them in whole numbers. */
const PLANS = range(3, 10).flatMap((count) =>
  [6, 8, 10, 12, 15, 16, 18, 20, 24, 30]
    .map((rate) => {
      const [top, bottom] = [count * (2400 + rate * (count - 1)), 2 * (1200 + rate * count)]
      const common = gcd(top, bottom)
      return { count, rate, loan: top / common, paid: bottom / common }
    })
    .filter(({ paid }) => paid <= 450),
)

export function monthlyRate(rng: Random) {
  const plan = rng.pick(PLANS)
  const { count, rate } = plan
  const times = 10 * rng.int(Math.ceil(300 / plan.paid / 10) * 2, Math.ceil(3000 / plan.paid / 10) * 2)
  const [loan, paid] = [plan.loan * times, plan.paid * times]
  const interest = count * paid - loan
  // What is owed in each month before the instalment of its end.
  const owed = range(0, count - 1).map((past) => loan - past * paid)
  const sum = owed.reduce((total, one) => total + one, 0)
  const down = rng.int(10, 60) * 100
  const cash = loan + down
  const { thing, person, town } = offerFor(rng, cash)
  const answer = percent(rate)
  const all = quantity(count, 'month')
  return {
    given: { find: 'monthly-rate' as const, loan, count, paid },
    prompt: rng.pick([
      say`${person.name} buys ${thing} for ${money(cash)}: ${money(down)} at once and the rest in ${count} monthly instalments of ${money(paid)}. What rate of simple interest per annum is charged?`,
      say`For ${thing} priced ${money(cash)} a shop in ${town} takes ${money(down)} down and ${money(paid)} a month for ${all}. Find the yearly rate of simple interest.`,
      say`After a down payment of ${money(down)} on ${thing} that costs ${money(cash)} in cash, ${person.name} of ${town} pays ${count} instalments of ${money(paid)}, one a month. At what rate per annum is simple interest reckoned?`,
      say`In ${town} ${thing} can be had for ${money(cash)} in cash or for ${money(down)} and ${count} monthly payments of ${money(paid)}. Which rate of simple interest a year does a buyer on instalments pay?`,
      say`${person.name} owes ${money(cash - down)} for ${thing} after paying ${money(down)} of ${money(cash)}, and clears it by ${money(paid)} at the end of each of ${all}. What is the rate of simple interest per annum?`,
    ]),
    answer,
    mistakes: [
      {
        value: (interest * 1200) / (loan * count),
        because: say`the whole loan was taken to be owed for all ${all}`,
      },
      {
        value: (interest * 100) / loan,
        because: say`the interest was compared with the loan, whatever the time`,
      },
      {
        value: (interest * 1200) / (cash * count),
        because: say`the interest was compared with the cash price for all ${all}`,
      },
      { value: (interest * 100) / sum, because: say`that is the rate for one month` },
      { value: rate / 2, because: say`the instalments were taken to come only once in two months` },
      {
        value: (interest * 1200) / (sum - paid * count),
        because: say`each instalment was taken off a month too early`,
      },
      {
        value: (interest * 2400) / (loan * count),
        because: say`half of the loan was taken to be owed on the average`,
      },
      {
        value: (interest * 1200) / (sum + paid * (count - 1)),
        because: say`each instalment was taken off a month too late`,
      },
    ],
    steps: [
      say`After the down payment ${money(loan)} are owed; the instalments come to ${count} × ${paid} = ${money(count * paid)}.`,
      say`Interest = ${count * paid} − ${loan} = ${money(interest)}`,
      say`The sums owed in the ${count} months add up to ${count} × ${loan} − ${paid} × ${(count * (count - 1)) / 2} = ${money(sum)} for one month.`,
      say`Rate = ${interest} × 12 × 100 ÷ ${sum} = ${answer}`,
    ],
  }
}
