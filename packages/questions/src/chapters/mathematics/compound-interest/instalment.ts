import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, percent } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A loan at 10% compound interest is repaid in two equal yearly instalments of ₹1,210. How much was borrowed?" */
export const instalment = defineGenerator({
  id: 'arithmetic/instalment',
  version: 6,
  concepts: ['equal-instalments', 'present-worth'],
  levels: {
    easy: { forms: [stillOwed, worthNow] },
    medium: { forms: [yearlyPayment, borrowed] },
    hard: { forms: [threePayments, cashPrice] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'owed':
        return balance(given.loan, given.rate, [given.paid, 0])
      case 'worth-now':
        return bisect((sum) => balance(sum, given.rate, repeated(0, given.years)) - given.due, given.due)
      case 'payment':
        // The larger the payment, the less is left at the end.
        return bisect((paid) => -balance(given.loan, given.rate, repeated(paid, given.years)), given.loan * 3)
      case 'loan':
        return bisect(
          (loan) => balance(loan, given.rate, repeated(given.paid, given.years)),
          given.paid * given.years,
        )
      case 'price':
        return (
          given.down +
          bisect(
            (loan) => balance(loan, given.rate, repeated(given.paid, given.years)),
            given.paid * given.years,
          )
        )
    }
  },
})

const repeated = (paid: number, years: number): number[] => range(1, years).map(() => paid)

/** What is left of a loan, year by year: first the interest is added, then the payment is taken off. */
const balance = (loan: number, rate: number, payments: readonly number[]): number =>
  payments.reduce((left, paid) => left + (left * rate) / 100 - paid, loan)

function stillOwed(rng: Random) {
  const rate = rng.pick([4, 5, 6, 8, 10, 12, 15, 20])
  const loan = rng.int(5000, 60_000, 2500)
  const paid = rng.int(Math.ceil(loan / 5000) * 1000, Math.floor((loan * 0.7) / 500) * 500, 500)
  const afterOne = loan + (loan * rate) / 100
  const rest = afterOne - paid
  const answer = money(rest + (rest * rate) / 100)
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  return {
    concept: 'equal-instalments',
    given: { find: 'owed' as const, loan, rate, paid },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'farmer', 'trader', 'woman'])} borrows ${money(loan)} at ${percent(rate)} per annum, compounded annually, ${purpose} and pays back ${money(paid)} at the end of the first year. How much should be paid at the end of the second year to clear the loan?`,
      say`${lender} lends ${money(loan)} at ${percent(rate)} per annum compounded annually. If ${money(paid)} is repaid after one year, ${askThen(rng, 'the amount that clears the debt at the end of the second year')}`,
      say`A loan of ${money(loan)} at ${percent(rate)} per annum compound interest is taken ${purpose}. After paying ${money(paid)} at the end of the first year, how much remains to be paid at the end of the second year?`,
    ]),
    answer,
    mistakes: [
      { value: rest, because: say`no interest was added in the second year` },
      {
        value: afterOne * (1 + rate / 100) - paid,
        because: say`${money(paid)} was taken off only at the end, so it went on bearing interest for a year`,
      },
      { value: loan - paid, because: say`no interest was added at all` },
      {
        value: (loan - paid) * (1 + rate / 100),
        because: say`${money(paid)} was taken off at the very start, and one year of interest left out`,
      },
      {
        value: (loan - paid) * (1 + rate / 100) ** 2,
        because: say`${money(paid)} was taken off at the very start, before any interest`,
      },
      { value: afterOne * (1 + rate / 100), because: say`the first payment was not taken off` },
      {
        value: loan + (2 * loan * rate) / 100 - paid,
        because: say`simple interest on the whole loan was taken for both years`,
      },
    ],
    steps: [
      say`After one year: ${loan} + ${percent(rate)} of it − ${paid} = ${afterOne} − ${paid} = ${money(rest)}`,
      say`After two years: ${rest} + ${percent(rate)} of it = ${answer}`,
    ],
  }
}

function worthNow(rng: Random) {
  const [rate, p, q] = rng.pick(RATES)
  const sum = q * q * rng.int(Math.ceil(3000 / q ** 2), Math.ceil(48_000 / q ** 2))
  const due = (sum * p * p) / (q * q)
  const answer = money(sum)
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  return {
    concept: 'present-worth',
    given: { find: 'worth-now' as const, due, rate, years: 2 },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'farmer', 'trader', 'woman'])} has to pay ${money(due)} after 2 years. If money is worth ${percent(rate)} per annum, compounded annually, ${askThen(rng, 'the single payment that settles the debt today')}`,
      say`${ask(rng, say`the present worth of ${rng.pick(['a bill of', 'a sum of', 'a debt of', 'a loan of'])} ${money(due)} due after 2 years at ${percent(rate)} per annum, compounded annually`)}`,
      say`If a sum lent by ${lender.toLowerCase()} ${purpose} amounts to ${money(due)} in 2 years at ${percent(rate)} per annum, compounded annually, then ${askThen(rng, 'the sum')}`,
      say`What sum of money will amount to ${money(due)} in 2 years at ${percent(rate)} per annum, if the interest is compounded annually?`,
    ]),
    answer,
    mistakes: [
      {
        value: due * (1 - rate / 100) ** 2,
        because: say`${percent(rate)} of the later amount was taken off twice; the percent belongs to the earlier one`,
      },
      {
        value: due * (1 - (2 * rate) / 100),
        because: say`${percent(2 * rate)} of the amount due was taken off`,
      },
      { value: (due * q) / p, because: say`only one year was taken back` },
      { value: due / (1 + (2 * rate) / 100), because: say`simple interest was used` },
      {
        value: (due * p * p) / (q * q),
        because: say`the interest was added once more instead of taken back`,
      },
      { value: due - sum, because: say`that is the interest of the two years` },
      { value: (due * q ** 3) / p ** 3, because: say`three years were taken back` },
    ],
    steps: [
      say`In a year a sum becomes ${p}/${q} of itself, in two years (${p}/${q})² of itself.`,
      say`Worth now = ${due} × ${q * q} ÷ ${p * p} = ${answer}`,
    ],
  }
}

function yearlyPayment(rng: Random) {
  const { rate, p, q, paid, loan } = drawLoan(rng)
  const answer = money(paid)
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  const grown = loan * (p / q) ** 2
  return {
    concept: 'equal-instalments',
    given: { find: 'payment' as const, loan, rate, years: 2 },
    prompt: rng.pick([
      say`A ${rng.pick(['man', 'farmer', 'trader', 'woman'])} borrows ${money(loan)} at ${percent(rate)} per annum compound interest ${purpose} and repays it in two equal annual instalments. ${ask(rng, 'the amount of each instalment')}`,
      say`A loan of ${money(loan)} from ${lender.toLowerCase()} is to be repaid in two equal yearly instalments. If the interest is ${percent(rate)} per annum, compounded annually, ${askThen(rng, 'the value of each instalment')}`,
      say`${lender} lends ${money(loan)} at ${percent(rate)} per annum, compounded annually, ${purpose}. The loan is to be cleared by two equal payments, after one year and after two years. How much is each payment?`,
      say`If a sum of ${money(loan)} borrowed at ${percent(rate)} per annum, compounded annually, ${purpose} is to be paid back in two equal annual instalments, then how much is each instalment?`,
    ]),
    answer,
    // Two instalments repay more than the loan.
    within: [loan / 2 + 1, loan * 1.5] as const,
    mistakes: [
      {
        value: grown / 2,
        because: say`the amount after two years was halved; the first payment comes a year earlier`,
      },
      {
        value: (loan * (1 + (2 * rate) / 100)) / 2,
        because: say`simple interest on the whole loan was added and the sum halved`,
      },
      { value: (loan / 2) * (p / q), because: say`one year of interest was added and the sum halved` },
      {
        value: (loan * (1 + (2 * rate) / 100)) / (2 + rate / 100),
        because: say`the instalment was reckoned with simple interest`,
      },
      {
        value: (paid * q) / p,
        because: say`the first instalment was taken as paid at the start`,
      },
      { value: (paid * p) / q, because: say`the interest of one year was added once more` },
      {
        value: (loan * (1 + rate / 200)) / 2,
        because: say`only half a year of interest was added before halving`,
      },
    ],
    steps: [
      say`In a year a sum becomes ${p}/${q} of itself. An instalment x is worth x × ${q}/${p} now if paid after one year and x × ${q * q}/${p * p} if paid after two.`,
      say`x × (${q * p} + ${q * q})/${p * p} = ${loan}`,
      say`x = ${loan} × ${p * p} ÷ ${q * p + q * q} = ${answer}`,
    ],
  }
}

function borrowed(rng: Random) {
  const { rate, p, q, paid, parts, loan } = drawLoan(rng)
  const answer = money(loan)
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  return {
    concept: 'equal-instalments',
    given: { find: 'loan' as const, paid, rate, years: 2 },
    prompt: rng.pick([
      say`At the end of each of two years ${money(paid)} is paid to clear a loan at ${percent(rate)} per annum, compounded annually, taken ${purpose}. ${ask(rng, 'the amount of the loan')}`,
      say`${lender} gives a loan that is cleared by two yearly instalments of ${money(paid)} each. With compound interest at ${percent(rate)} per annum, how much was lent?`,
      say`A loan taken ${purpose} is repaid in two equal annual instalments of ${money(paid)} each. If the rate of interest is ${percent(rate)} per annum, compounded annually, ${askThen(rng, 'the sum borrowed')}`,
      say`A ${rng.pick(['man', 'farmer', 'trader', 'woman'])} borrows some money from ${lender.toLowerCase()} at ${percent(rate)} per annum compound interest and clears it in two annual instalments of ${money(paid)} each. How much was borrowed?`,
      say`If two equal payments of ${money(paid)}, at the end of the first and the second year, settle a debt at ${percent(rate)} per annum, compounded annually, then ${askThen(rng, 'the amount of the debt')}`,
    ]),
    answer,
    mistakes: [
      {
        value: 2 * paid,
        because: say`the two instalments were added; they come later and are worth less now`,
      },
      { value: 2 * parts[0], because: say`both instalments were taken back by one year only` },
      { value: 2 * parts[1], because: say`both instalments were taken back by two years` },
      {
        value: 2 * paid * (1 - rate / 100),
        because: say`${percent(rate)} of the instalments was taken off`,
      },
      { value: paid + parts[0], because: say`the first instalment was taken as paid at the start` },
      {
        value: paid * (1 + p / q),
        because: say`that is what the instalments are worth at the end of the two years`,
      },
      { value: parts[0] + paid / (1 + (2 * rate) / 100), because: say`simple interest was used` },
    ],
    steps: [
      say`The instalment after one year is worth ${paid} × ${q}/${p} = ${money(parts[0])} now.`,
      say`The one after two years is worth ${paid} × ${q * q}/${p * p} = ${money(parts[1])} now.`,
      say`Loan = ${parts[0]} + ${parts[1]} = ${answer}`,
    ],
  }
}

/** Three payments, one after each year, and the present value of each; all whole. */
function drawThree(rng: Random) {
  const [rate, p, q] = rng.pick(RATES.filter(([rate]) => rate >= 10))
  const times = rng.int(Math.ceil(1200 / p ** 3), Math.ceil(48_000 / p ** 3))
  const paid = times * p ** 3
  const parts = [times * p * p * q, times * p * q * q, times * q ** 3] as const
  return { rate, p, q, paid, parts, loan: parts[0] + parts[1] + parts[2] }
}

function threePayments(rng: Random) {
  const { rate, p, q, paid, parts, loan } = drawThree(rng)
  const answer = money(loan)
  const [lender, purpose] = [rng.pick(lenders), rng.pick(purposes)]
  return {
    concept: 'equal-instalments',
    given: { find: 'loan' as const, paid, rate, years: 3 },
    prompt: rng.pick([
      say`At the end of each of three years ${money(paid)} is paid to clear a loan at ${percent(rate)} per annum, compounded annually, taken ${purpose}. ${ask(rng, 'the amount of the loan')}`,
      say`${lender} gives a loan that is cleared by three yearly instalments of ${money(paid)} each. With compound interest at ${percent(rate)} per annum, how much was lent?`,
      say`A loan taken ${purpose} is repaid in three equal annual instalments of ${money(paid)} each. If the rate of interest is ${percent(rate)} per annum, compounded annually, ${askThen(rng, 'the sum borrowed')}`,
      say`A ${rng.pick(['man', 'farmer', 'trader', 'woman'])} borrows some money from ${lender.toLowerCase()} at ${percent(rate)} per annum compound interest and clears it in three annual instalments of ${money(paid)} each. How much was borrowed?`,
      say`If three equal annual payments of ${money(paid)}, the first after one year, settle a debt at ${percent(rate)} per annum, compounded annually, then ${askThen(rng, 'the amount of the debt')}`,
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

function cashPrice(rng: Random) {
  const [thing, low, high] = rng.pick(CREDIT_GOODS)
  const [rate, p, q] = rng.pick(RATES)
  // About two thirds of the price are paid later.
  const times = rng.int(Math.ceil((low * 0.35) / q ** 2), Math.ceil((high * 0.35) / q ** 2))
  const paid = times * p * p
  const parts = [times * p * q, times * q * q] as const
  const down = rng.int(Math.ceil((paid * 0.5) / 500) * 500, Math.ceil((paid * 1.4) / 500) * 500, 500)
  const answer = money(down + parts[0] + parts[1])
  return {
    concept: 'equal-instalments',
    given: { find: 'price' as const, down, paid, rate, years: 2 },
    prompt: rng.pick([
      say`${thing} is bought for ${money(down)} as down payment and two annual instalments of ${money(paid)} each. If the rate of interest is ${percent(rate)} per annum, compounded annually, ${askThen(rng, 'its cash price')}`,
      say`A ${rng.pick(['man', 'customer', 'trader', 'woman'])} buys ${thing} on instalments by paying ${money(down)} at once and ${money(paid)} at the end of each of the next two years. If compound interest is charged at ${percent(rate)} per annum, ${askThen(rng, 'the cash price')}`,
      say`If a shop sells ${thing} for ${money(down)} down and two yearly instalments of ${money(paid)} each at ${percent(rate)} per annum compound interest, then ${askThen(rng, 'the cash price of the article')}`,
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

/** A yearly payment for two years and the loan that it clears, both whole. */
function drawLoan(rng: Random) {
  const [rate, p, q] = rng.pick(RATES)
  const times = rng.int(Math.ceil(1500 / p ** 2), Math.ceil(24_000 / p ** 2))
  const paid = times * p * p
  const parts = [times * p * q, times * q * q] as const
  return { rate, p, q, paid, parts, loan: parts[0] + parts[1] }
}

/** Follows 'borrows ₹20,000'. */
const purposes = [
  'for a sewing machine',
  'for a scooter',
  'for the fees of a course',
  'to repair a roof',
  'to open a tea stall',
  'for seeds and manure',
  'for a refrigerator',
  'to dig a tube well',
  'for a computer',
  'for a water pump',
  'to buy two cows',
  'for a wedding',
  'to repair a tractor',
  'for a loom',
  'to open a shop',
  'for a handcart',
  'to repair a house',
  'to buy a buffalo',
  'for a flour mill',
] as const

/** Starts a sentence. */
const lenders = [
  'A cooperative bank',
  'A village society',
  'A finance company',
  'A rural bank',
  'A self-help group',
  'A credit society',
  'A post office bank',
  'A savings bank',
  'A land bank',
  'A city bank',
] as const

/** A rate in percent with the fraction p/q by which a sum grows in a year. */
const RATES = [
  [4, 26, 25],
  [5, 21, 20],
  [8, 27, 25],
  [10, 11, 10],
  [12.5, 9, 8],
  [20, 6, 5],
  [25, 5, 4],
] as const
