import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { months } from '../../../kit/values/quantities.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A debt due in 4 years at 5% simple interest is paid in four yearly instalments of ₹500. How large is it?" */
export const simpleInstalment = defineGenerator({
  id: 'arithmetic/simple-instalment',
  version: 5,
  concepts: ['hire-purchase', 'annual-instalment'],
  levels: {
    easy: { forms: [extraPaid] },
    medium: { forms: [onePayment, debtPaidOff] },
    hard: { forms: [yearlyInstalment, monthlyRate] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'extra':
        return range(1, given.count).reduce((paid) => paid + given.paid, given.down) - given.cash
      case 'rate-of-one':
        return bisect((rate) => {
          const owed = given.cash - given.down
          return owed * (1 + (rate / 100) * (given.months / 12)) - given.paid
        }, 1000)
      case 'debt':
        return payOff(given.paid, given.rate, given.years)
      case 'instalment':
        return bisect((paid) => payOff(paid, given.rate, given.years) - given.debt, given.debt)
      case 'monthly-rate':
        // Carries everything to the last month: the loan on one side, the instalments on the other.
        return bisect((rate) => {
          const month = rate / 1200
          const loan = given.loan * (1 + given.count * month)
          const paid = range(1, given.count).reduce(
            (sum, past) => sum + given.paid * (1 + (given.count - past) * month),
            0,
          )
          return loan - paid
        }, 1000)
    }
  },
})

/** The value of yearly payments at the end: each earns simple interest from its date. */
const payOff = (paid: number, rate: number, years: number): number =>
  range(1, years).reduce((sum, year) => sum + paid + (paid * rate * (years - year)) / 100, 0)

function extraPaid(rng: Random) {
  const { thing, cash } = drawOffer(rng)
  const count = rng.pick([4, 5, 6, 8, 9, 10, 12, 15, 18])
  const down = Math.round((cash * rng.int(10, 40, 5)) / 100 / 100) * 100
  // At a rate that shops charge, on what is owed from month to month.
  const rate = rng.int(12, 27)
  const paid = Math.round(((cash - down) * (1 + (rate * (count + 1)) / 2400)) / count / 10) * 10
  const extra = down + count * paid - cash
  const answer = money(extra)
  return {
    concept: 'hire-purchase',
    given: { find: 'extra' as const, cash, down, count, paid },
    prompt: rng.pick([
      say`${thing} is available for ${money(cash)} cash, or for ${money(down)} as down payment followed by ${count} monthly instalments of ${money(paid)} each. How much more is paid under the instalment plan?`,
      say`The cash price of ${thing} is ${money(cash)}. A ${rng.pick(['man', 'customer', 'person', 'woman'])} pays ${money(down)} down and ${count} monthly instalments of ${money(paid)} each for it. ${ask(rng, 'the total interest paid')}`,
      say`If ${thing} costing ${money(cash)} in cash is bought for a down payment of ${money(down)} and ${count} equal monthly instalments of ${money(paid)}, then ${askThen(rng, 'the amount paid over the cash price')}`,
    ]),
    answer,
    mistakes: [
      { value: count * paid - cash, because: say`the down payment was left out` },
      { value: extra + paid, because: say`one instalment too many was counted` },
      { value: extra / count, because: say`that is the interest in one instalment` },
      { value: paid, because: say`that is one instalment` },
      { value: extra + 10 * count, because: say`a slip of ₹10 in each instalment made it too large` },
      { value: extra - 10 * count, because: say`a slip of ₹10 in each instalment made it too small` },
      { value: extra + 100, because: say`a slip of ₹100 in the sum made it too large` },
      { value: extra - 100, because: say`a slip of ₹100 in the sum made it too small` },
      { value: 2 * extra, because: say`the result was doubled` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`Paid in all: ${down} + ${count} × ${paid} = ${money(down + count * paid)}`,
      say`More than the cash price: ${down + count * paid} − ${cash} = ${answer}`,
    ],
  }
}

function onePayment(rng: Random) {
  const { thing, owed, down, rate, time } = rng.until(
    () => {
      const offer = drawOffer(rng)
      const down = Math.round((offer.cash * rng.int(20, 50, 5)) / 100 / 100) * 100
      const [rate, time] = [rng.pick([8, 9, 10, 12, 15, 16, 18, 20, 24]), rng.pick([3, 4, 5, 6, 8, 9, 10])]
      return { ...offer, down, owed: offer.cash - down, rate, time }
    },
    (drawn) => (drawn.owed * drawn.rate * drawn.time) % 1200 === 0,
  )
  const interest = (owed * rate * time) / 1200
  const paid = owed + interest
  const answer = percent(rate)
  return {
    concept: 'hire-purchase',
    given: { find: 'rate-of-one' as const, cash: owed + down, down, paid, months: time },
    prompt: rng.pick([
      say`${thing} is sold for ${money(owed + down)} cash, or for ${money(down)} as down payment and ${money(paid)} after ${months(time)}. ${ask(rng, 'the rate of simple interest per annum')}`,
      say`The cash price of ${thing} is ${money(owed + down)}. A ${rng.pick(['man', 'customer', 'person'])} pays ${money(down)} down and ${money(paid)} after ${months(time)}. ${ask(rng, 'the rate of interest charged per annum under simple interest')}`,
      say`If ${thing} worth ${money(owed + down)} is bought by paying ${money(down)} at once and ${money(paid)} after ${months(time)}, then ${askThen(rng, 'the annual rate of simple interest')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (interest * 100) / owed,
        because: say`that is the interest of ${months(time)}, not of a year`,
      },
      {
        value: (interest * 1200) / ((owed + down) * time),
        because: say`the interest was compared with the cash price; ${money(down)} of it were paid at once`,
      },
      {
        value: (interest * 1200) / (paid * time),
        because: say`the interest was compared with the later payment`,
      },
      {
        value: (interest * 1200) / (down * time),
        because: say`the interest was compared with the down payment`,
      },
      { value: (interest * 100) / (owed * time), because: say`that is the rate for one month` },
      {
        value: (interest * 100 * time) / owed,
        because: say`the interest was multiplied by the months instead of carried to a year`,
      },
      { value: (interest * 1000) / (owed * time), because: say`the year was taken to have 10 months` },
      { value: rate + 2, because: say`a slip in the division made it too large` },
      { value: rate - 2, because: say`a slip in the division made it too small` },
    ].filter(isPrinted),
    steps: [
      say`After the down payment ${owed + down} − ${down} = ${money(owed)} are owed.`,
      say`The interest is ${paid} − ${owed} = ${money(interest)} for ${months(time)}, that is ${money((interest * 12) / time)} for a year.`,
      say`Rate = ${(interest * 12) / time} ÷ ${owed} × 100 = ${answer}`,
    ],
  }
}

function debtPaidOff(rng: Random) {
  const [years, rate] = [rng.int(3, 5), rng.pick([4, 5, 6, 8, 10, 12, 15])]
  const paid = rng.int(500, 8000, 50)
  const extra = (paid * rate * years * (years - 1)) / 200
  const debt = years * paid + extra
  const all = quantity(years, 'year')
  const answer = money(debt)
  return {
    concept: 'annual-instalment',
    given: { find: 'debt' as const, paid, rate, years },
    prompt: rng.pick([
      say`A debt due after ${all} is discharged by ${years} equal annual instalments of ${money(paid)} each at ${percent(rate)} per annum simple interest. ${ask(rng, 'the amount of the debt')}`,
      say`If ${years} annual instalments of ${money(paid)} each clear a debt due in ${all} at ${percent(rate)} per annum simple interest, then ${askThen(rng, 'the debt')}`,
      say`A ${rng.pick(['man', 'farmer', 'trader', 'person'])} pays ${money(paid)} at the end of each year for ${all} to discharge a debt due at the end of that period. If the rate of simple interest is ${percent(rate)} per annum, how much was due?`,
      say`An annual instalment of ${money(paid)} for ${all} at ${percent(rate)} per annum simple interest will discharge a debt of how much, due at the end of ${all}?`,
    ]),
    answer,
    mistakes: [
      { value: years * paid, because: say`the interest on the earlier instalments was left out` },
      {
        value: years * paid + (paid * rate * years * years) / 100,
        because: say`every instalment was given interest for all ${years} years`,
      },
      {
        value: years * paid + (paid * rate * years * (years + 1)) / 200,
        because: say`even the last instalment was given a year of interest`,
      },
      { value: years * paid - extra, because: say`the interest was taken off instead of added` },
      {
        value: years * paid + (paid * rate * (years - 1)) / 100,
        because: say`only the first instalment was given interest`,
      },
      { value: years * paid + (paid * rate) / 100, because: say`interest was counted for one year only` },
      {
        value: years * paid * (1 + rate / 100),
        because: say`every instalment was given one year of interest`,
      },
    ],
    steps: [
      say`The instalments bear interest for ${range(1, years)
        .map((year) => years - year)
        .join(', ')} years, ${(years * (years - 1)) / 2} years together.`,
      say`Interest = ${percent(rate)} of ${paid} × ${(years * (years - 1)) / 2} = ${money(extra)}`,
      say`Debt = ${years} × ${paid} + ${extra} = ${answer}`,
    ],
  }
}

function yearlyInstalment(rng: Random) {
  const [years, rate] = [rng.int(3, 6), rng.pick([4, 5, 6, 8, 10, 12, 15])]
  const paid = rng.int(500, 8000, 50)
  const extra = (paid * rate * years * (years - 1)) / 200
  const debt = years * paid + extra
  const all = quantity(years, 'year')
  const together = (years * (years - 1)) / 2
  const answer = money(paid)
  return {
    concept: 'annual-instalment',
    given: { find: 'instalment' as const, debt, rate, years },
    prompt: rng.pick([
      say`What annual instalment will discharge a debt of ${money(debt)} due in ${all} at ${percent(rate)} per annum simple interest?`,
      say`A debt of ${money(debt)} due after ${all} is to be paid in ${years} equal annual instalments. If the rate of simple interest is ${percent(rate)} per annum, ${askThen(rng, 'the amount of each instalment')}`,
      say`If a ${rng.pick(['man', 'farmer', 'trader', 'person'])} has to clear a debt of ${money(debt)}, due in ${all}, by equal annual instalments at ${percent(rate)} per annum simple interest, then ${askThen(rng, 'the value of each instalment')}`,
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

/** A rate such as 39 111/151% would be seen at once to be no answer. */
const isPrinted = ({ value }: { value: number }): boolean =>
  value >= 2 && [1, 2, 3, 4].some((parts) => Math.abs(value * parts - Math.round(value * parts)) < 1e-9)

/** The number of months, a yearly rate, and the smallest loan and instalment that fit them in whole numbers. */
const PLANS = range(3, 10).flatMap((count) =>
  [6, 8, 10, 12, 15, 16, 18, 20, 24, 30]
    .map((rate) => {
      const [top, bottom] = [count * (2400 + rate * (count - 1)), 2 * (1200 + rate * count)]
      const common = gcd(top, bottom)
      return { count, rate, loan: top / common, paid: bottom / common }
    })
    .filter(({ paid }) => paid <= 450),
)

function monthlyRate(rng: Random) {
  const plan = rng.pick(PLANS)
  const { count, rate } = plan
  const times = 10 * rng.int(Math.ceil(300 / plan.paid / 10) * 2, Math.ceil(3000 / plan.paid / 10) * 2)
  const [loan, paid] = [plan.loan * times, plan.paid * times]
  const interest = count * paid - loan
  // The amount owed in each month before the instalment at its end.
  const owed = range(0, count - 1).map((past) => loan - past * paid)
  const sum = owed.reduce((total, one) => total + one, 0)
  const down = rng.int(10, 60) * 100
  const cash = loan + down
  const { thing } = offerFor(rng, cash)
  const answer = percent(rate)
  const all = quantity(count, 'month')
  return {
    concept: 'hire-purchase',
    given: { find: 'monthly-rate' as const, loan, count, paid },
    prompt: rng.pick([
      say`${thing} is sold for ${money(cash)} cash, or for ${money(down)} as down payment and ${count} monthly instalments of ${money(paid)} each. ${ask(rng, 'the rate of simple interest per annum')}`,
      say`The cash price of ${thing} is ${money(cash)}. Under an instalment plan, a ${rng.pick(['man', 'customer', 'person'])} pays ${money(down)} down and ${money(paid)} per month for ${all}. ${ask(rng, 'the rate of interest per annum under simple interest')}`,
      say`If ${thing} priced at ${money(cash)} is bought for ${money(down)} down and ${count} equal monthly instalments of ${money(paid)}, then ${askThen(rng, 'the annual rate of simple interest charged')}`,
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
      { value: rate * 2, because: say`the interest of half a year was taken for that of a year` },
      { value: rate + 2, because: say`a slip in the sums owed made it too large` },
      { value: rate - 2, because: say`a slip in the sums owed made it too small` },
    ].filter(isPrinted),
    steps: [
      say`After the down payment ${money(loan)} are owed; the instalments come to ${count} × ${paid} = ${money(count * paid)}.`,
      say`Interest = ${count * paid} − ${loan} = ${money(interest)}`,
      say`The sums owed in the ${count} months add up to ${count} × ${loan} − ${paid} × ${(count * (count - 1)) / 2} = ${money(sum)} for one month.`,
      say`Rate = ${interest} × 12 × 100 ÷ ${sum} = ${answer}`,
    ],
  }
}

/** What is sold on instalments, with the usual range of its price. */
const OFFERS = [
  ['a refrigerator', 12_000, 40_000],
  ['a television set', 10_000, 48_000],
  ['a scooter', 40_000, 90_000],
  ['a sewing machine', 6000, 16_000],
  ['a laptop', 24_000, 60_000],
  ['a sofa set', 14_000, 40_000],
  ['an air cooler', 5000, 14_000],
  ['a washing machine', 10_000, 32_000],
  ['a mobile phone', 8000, 30_000],
  ['a bicycle', 4000, 12_000],
] as const

function drawOffer(rng: Random) {
  const [thing, low, high] = rng.pick(OFFERS)
  return { thing, cash: rng.int(low, high, 200) }
}

/** Something for which this price is plausible. */
function offerFor(rng: Random, cash: number) {
  const fitting = OFFERS.filter(([, low, high]) => cash >= low * 0.8 && cash <= high * 1.2)
  const [thing] = rng.pick(fitting.length > 0 ? fitting : OFFERS)
  return { thing }
}
