import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { exact } from '../../../kit/values/exact.ts'
import { fraction, money, percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { say } from '../../../kit/wording/say.ts'

/** "What is the compound interest on ₹8,000 at 10% a year for 2 years?" */
export const compoundInterest = defineGenerator({
  id: 'arithmetic/compound-interest',
  version: 9,
  concepts: [
    'amount-at-compound-interest',
    'principal-and-rate',
    'half-yearly-compounding',
    'sum-becomes-n-times',
  ],
  levels: {
    easy: { forms: [...often(5, amountOrInterest), halfYearlyAmount] },
    medium: {
      forms: [
        ...often(2, halfYearly),
        ...often(5, principalOfInterest),
        halfYearlyAmount,
        halfYearlyGain,
        ...often(2, rateOfAmounts),
        ...often(4, principalOfAmounts),
        timesItself,
        ...often(2, halfYearlyPrincipal),
        ...often(4, brokenYear),
      ],
    },
    hard: {
      forms: [...often(9, principalOfEqualTimes), ...often(6, twoRates), ...often(2, timesAndAmount)],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'amount':
        return compound(given.principal, given.rate, given.periods)
      case 'interest': {
        // Adds the interest of each period on the amount so far.
        let [sum, interest] = [given.principal, 0]
        for (let period = 0; period < given.periods; period++) {
          const earned = (sum * given.rate) / 100
          interest += earned
          sum += earned
        }
        return interest
      }
      case 'half-yearly': {
        let sum = given.principal
        for (let period = 0; period < given.months; period += 6) sum += (sum * given.yearly) / 200
        return sum - given.principal
      }
      case 'half-yearly-amount':
        return compound(given.principal, given.yearly / 2, given.months / 6)
      case 'half-yearly-gain': {
        // What the interest of the first half-year earns in the second.
        const first = (given.principal * given.yearly) / 200
        return (first * given.yearly) / 200
      }
      case 'half-yearly-principal':
        return bisect((sum) => compound(sum, given.yearly / 2, given.months / 6) - given.amount, given.amount)
      case 'principal':
        return bisect((sum) => compound(sum, given.rate, 2) - sum - given.interest, given.interest * 100)
      case 'principal-of-amounts': {
        const rate = bisect((one) => given.amount * (1 + one / 100) - given.later, 100)
        return bisect((sum) => compound(sum, rate, given.years) - given.amount, given.amount)
      }
      case 'principal-of-equal-times': {
        // With the yearly factor, year by year back to the start.
        const factor = (given.later / given.amount) ** (1 / given.years)
        return Array.from({ length: given.years }).reduce<number>((sum) => sum / factor, given.amount)
      }
      case 'two-rates':
        return bisect(
          (sum) => given.rates.reduce((grown, rate) => compound(grown, rate, 1), sum) - sum - given.interest,
          given.interest * 100,
        )
      case 'broken-year': {
        let sum = given.principal
        for (let year = 0; year < given.years; year++) sum += (sum * given.rate) / 100
        return sum + (sum * given.rate * given.months) / 1200 - given.principal
      }
      case 'amount-of-times': {
        const factor = given.times ** (1 / given.years)
        return given.amount * factor ** (given.late - given.early)
      }
      case 'rate':
        return bisect((rate) => given.amount * (1 + rate / 100) - given.later, 100)
      case 'time-of-times': {
        // Year by year with the yearly factor, until the wanted multiple is reached.
        const factor = given.times ** (1 / given.years)
        let [years, multiple] = [0, 1]
        while (multiple < given.asked * (1 - 1e-9)) {
          multiple *= factor
          years += 1
        }
        return years
      }
    }
  },
})

function amountOrInterest(rng: Random) {
  const { principal, rate } = drawTwoYears(rng)
  const [first, end] = [compound(principal, rate, 1), Math.round(compound(principal, rate, 2))]
  const yearly = (principal * rate) / 100
  const bank = drawBank(rng)
  const given = { principal, rate, periods: 2 }
  const growth = [
    say`Interest of the first year = ${percent(rate)} of ${money(principal)} = ${money(yearly)}, so the sum is ${money(first)}.`,
  ]
  if (rng.chance(0.5)) {
    const answer = money(end)
    return {
      concept: 'amount-at-compound-interest',
      given: { find: 'amount' as const, ...given },
      prompt: rng.pick([
        say`A sum of ${money(principal)} is ${rng.pick(['deposited in', 'invested in', 'lent by'])} ${bank} at ${percent(rate)} per annum, compounded annually. ${ask(rng, 'the amount after 2 years')}`,
        say`What will ${money(principal)} amount to in 2 years at ${percent(rate)} per annum, compounded annually?`,
        say`If a ${rng.pick(['man', 'person', 'woman', 'farmer'])} borrows ${money(principal)} from ${bank} at ${percent(rate)} per annum compounded annually, then how much has to be paid after 2 years to clear the loan?`,
        say`The compound interest on a certain deposit is paid at ${percent(rate)} per annum, compounded annually. ${ask(rng, say`the amount on ${money(principal)} after 2 years`)}`,
      ]),
      answer,
      mistakes: [
        { value: principal + 2 * yearly, because: say`simple interest was reckoned` },
        { value: end - principal, because: say`that is the interest, not the amount` },
        { value: first, because: say`only one year was counted` },
        { value: compound(principal, rate, 3), because: say`three years were counted` },
        {
          value: compound(principal, rate * 2, 1) + yearly,
          because: say`one year's interest was counted three times`,
        },
        {
          value: principal + 2 * (end - first),
          because: say`the interest of the second year was taken for both years`,
        },
      ],
      steps: [...growth, say`Second year: ${first} + ${percent(rate)} of ${first} = ${answer}`],
    }
  }
  const answer = money(end - principal)
  return {
    concept: 'amount-at-compound-interest',
    given: { find: 'interest' as const, ...given },
    prompt: rng.pick([
      say`${ask(rng, say`the compound interest on ${money(principal)} for 2 years at ${percent(rate)} per annum, compounded annually`)}`,
      say`A ${rng.pick(['man', 'person', 'woman', 'farmer'])} borrows ${money(principal)} from ${bank} at ${percent(rate)} per annum, compounded annually. How much interest will be paid after 2 years?`,
      say`If ${bank} pays ${percent(rate)} per annum compounded annually, then ${askThen(rng, say`the compound interest on a deposit of ${money(principal)} for 2 years`)}`,
      say`${money(principal)} is lent at compound interest for 2 years at ${percent(rate)} per annum. ${ask(rng, 'the interest earned')}`,
      say`How much compound interest will be earned on ${money(principal)} invested for 2 years at ${percent(rate)} per annum, interest being compounded yearly?`,
    ]),
    answer,
    mistakes: [
      { value: 2 * yearly, because: say`that is the simple interest` },
      { value: yearly, because: say`only one year was counted` },
      { value: end - first, because: say`that is the interest of the second year alone` },
      { value: 2 * (end - first), because: say`the interest of the second year was taken for both years` },
      { value: 3 * yearly, because: say`one year's interest was counted three times` },
      { value: compound(principal, rate, 3) - principal, because: say`three years were counted` },
    ],
    steps: [
      ...growth,
      say`Second year: ${percent(rate)} of ${first} = ${money(end - first)}; in all ${yearly} + ${end - first} = ${answer}`,
    ],
  }
}

/** A yearly rate, and a sum for which the amount after so many months is whole: every rate is as likely as the others. */
function drawHalfYears(rng: Random, months: 12 | 18) {
  const yearly =
    months === 12 ? rng.pick([4, 8, 10, 10, 10, 12, 16, 20, 20, 20, 20, 24]) : rng.pick([10, 20, 20])
  const unit = { 4: 10_000, 8: 2500, 10: 400, 12: 2500, 16: 2500, 20: 100, 24: 2500 }[yearly] ?? 100
  const step = months === 12 ? unit : yearly === 10 ? 8000 : 1000
  return { principal: step * rng.int(Math.ceil(4000 / step), Math.floor(1_60_000 / step)), yearly, months }
}

/** "What will ₹8,000 amount to in 1 year at 10% a year, compounded half-yearly?" */
function halfYearlyAmount(rng: Random) {
  const { principal, yearly } = drawHalfYears(rng, 12)
  const half = yearly / 2
  const [first, end] = [compound(principal, half, 1), Math.round(compound(principal, half, 2))]
  const bank = drawBank(rng)
  const answer = money(end)
  return {
    concept: 'half-yearly-compounding',
    given: { find: 'half-yearly-amount' as const, principal, yearly, months: 12 },
    prompt: rng.pick([
      say`What will ${money(principal)} amount to in 1 year at ${percent(yearly)} per annum compound interest, reckoned half-yearly?`,
      say`A ${rng.pick(['man', 'person', 'woman', 'trader'])} keeps ${money(principal)} in ${bank}, which pays ${percent(yearly)} per annum and adds the interest every six months. ${ask(rng, 'the amount after one year')}`,
      say`If ${bank} lends ${money(principal)} at ${percent(yearly)} per annum compounded half-yearly, then how much has to be paid back after 1 year?`,
      say`${ask(rng, say`the amount on ${money(principal)} for 1 year at ${percent(yearly)} per annum compound interest, the interest being added half-yearly`)}`,
    ]),
    answer,
    mistakes: [
      { value: principal + (principal * yearly) / 100, because: say`simple interest was reckoned` },
      { value: compound(principal, yearly, 2), because: say`the rate was not halved for half a year` },
      { value: first, because: say`only one half-year was counted` },
      { value: end - principal, because: say`that is the interest, not the amount` },
      { value: Math.round(compound(principal, half, 3)), because: say`three half-years were counted` },
      {
        value: Math.round(compound(principal, half / 2, 4)),
        because: say`the interest was added every three months`,
      },
    ],
    steps: [
      say`For half a year the rate is ${percent(half)}; one year has 2 half-years.`,
      say`After the first: ${principal} + ${percent(half)} of ${principal} = ${money(first)}`,
      say`After the second: ${first} + ${percent(half)} of ${first} = ${answer}`,
    ],
  }
}

/** "By how much does the interest of a year grow if it is compounded half-yearly instead of yearly?" */
function halfYearlyGain(rng: Random) {
  const { principal, yearly } = drawHalfYears(rng, 12)
  const half = yearly / 2
  const first = (principal * half) / 100
  const answer = money(Math.round((first * half) / 100))
  const bank = drawBank(rng)
  return {
    concept: 'half-yearly-compounding',
    given: { find: 'half-yearly-gain' as const, principal, yearly },
    prompt: rng.pick([
      say`${ask(rng, say`the difference between the compound interest on ${money(principal)} for 1 year at ${percent(yearly)} per annum when it is reckoned half-yearly and when it is reckoned yearly`)}`,
      say`A deposit of ${money(principal)} in ${bank} earns ${percent(yearly)} per annum. How much more compound interest does it earn in 1 year if the interest is added half-yearly instead of yearly?`,
      say`One bank adds interest yearly and another half-yearly, both at ${percent(yearly)} per annum. How much more does ${money(principal)} earn in 1 year with the second bank?`,
      say`Interest at ${percent(yearly)} per annum on a loan of ${money(principal)} is compounded half-yearly instead of annually. What is the extra interest for the first year?`,
      say`If the interest on ${money(principal)} at ${percent(yearly)} per annum were compounded half-yearly and not yearly, then by how much would the interest of 1 year increase?`,
    ]),
    answer,
    mistakes: [
      { value: first, because: say`that is the interest of the first half-year` },
      { value: (principal * yearly ** 2) / 10_000, because: say`the rate was not halved for half a year` },
      { value: (2 * first * half) / 100, because: say`the gain was counted for both half-years` },
      { value: (first * half) / 200, because: say`the gain was halved once more` },
      {
        value: compound(principal, half, 2) - principal,
        because: say`that is the whole interest, compounded half-yearly`,
      },
      { value: (principal * yearly) / 100, because: say`that is the whole interest, compounded yearly` },
    ],
    steps: [
      say`Interest of the first half-year: ${percent(half)} of ${principal} = ${money(first)}`,
      say`Compounded half-yearly, this also earns interest in the second half-year.`,
      say`${percent(half)} of ${first} = ${answer}`,
    ],
  }
}

/** "What sum amounts to ₹9,261 in 1½ years at 10% a year, compounded half-yearly?" */
function halfYearlyPrincipal(rng: Random) {
  const { principal, yearly, months } = drawHalfYears(rng, rng.pick([12, 12, 18]))
  const [half, periods] = [yearly / 2, months / 6]
  const amount = Math.round(compound(principal, half, periods))
  const time = months === 12 ? '1 year' : '1½ years'
  const answer = money(principal)
  return {
    concept: 'half-yearly-compounding',
    given: { find: 'half-yearly-principal' as const, amount, yearly, months },
    prompt: rng.pick([
      say`What sum amounts to ${money(amount)} in ${time} at ${percent(yearly)} per annum compound interest, reckoned half-yearly?`,
      say`${ask(rng, say`the sum that becomes ${money(amount)} in ${time} at ${percent(yearly)} per annum compound interest, the interest being added half-yearly`)}`,
      say`A certain sum becomes ${money(amount)} in ${time} at ${percent(yearly)} per annum, the interest being compounded every six months. ${ask(rng, 'the sum')}`,
      say`A ${rng.pick(['man', 'trader', 'woman', 'farmer'])} pays back ${money(amount)} after ${time} for a loan at ${percent(yearly)} per annum, compounded half-yearly. How much was borrowed?`,
      say`How much must be deposited now to get ${money(amount)} after ${time}, if interest at ${percent(yearly)} per annum is compounded half-yearly?`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.round(amount / (1 + (yearly * months) / 1200)),
        because: say`simple interest was taken off`,
      },
      {
        value: Math.round(amount / (1 + half / 100) ** (periods - 1)),
        because: say`one half-year was left out`,
      },
      {
        value: Math.round(amount / (1 + yearly / 100) ** periods),
        because: say`the rate was not halved for half a year`,
      },
      {
        value: Math.round(amount * (1 - half / 100) ** periods),
        because: say`the interest was taken off the amount instead of the sum`,
      },
      {
        value: Math.round(amount / (1 + half / 100) ** (periods + 1)),
        because: say`one half-year too many was counted`,
      },
    ],
    // Less than what has to be paid back.
    within: [amount / 2, amount - 1] as const,
    steps: [
      say`For half a year the rate is ${percent(half)}, and ${time} has ${periods} half-years.`,
      say`Sum × (${100 + half}/100)${periods === 2 ? '²' : '³'} = ${money(amount)}`,
      say`Sum = ${answer}`,
    ],
  }
}

function halfYearly(rng: Random) {
  const { principal, yearly, months } = drawHalfYears(rng, rng.pick([12, 12, 18]))
  const half = yearly / 2
  const periods = months / 6
  const end = Math.round(compound(principal, half, periods))
  const time = months === 12 ? '1 year' : '1½ years'
  const bank = drawBank(rng)
  const answer = money(end - principal)
  return {
    concept: 'half-yearly-compounding',
    given: { find: 'half-yearly' as const, principal, yearly, months },
    prompt: rng.pick([
      say`${ask(rng, say`the compound interest on ${money(principal)} for ${time} at ${percent(yearly)} per annum, compounded half-yearly`)}`,
      say`A ${rng.pick(['man', 'person', 'woman', 'trader'])} takes a loan of ${money(principal)} from ${bank} at ${percent(yearly)} per annum. If the interest is compounded half-yearly, how much interest is due after ${time}?`,
      say`If ${money(principal)} is deposited in ${bank} at ${percent(yearly)} per annum and the interest is compounded every six months, then ${askThen(rng, say`the interest earned in ${time}`)}`,
      say`A sum of ${money(principal)} is ${rng.pick(['invested', 'lent', 'deposited'])} for ${time} at the rate of ${percent(yearly)} per annum, interest being compounded half-yearly. ${ask(rng, 'the compound interest')}`,
    ]),
    answer,
    mistakes: [
      { value: (principal * yearly * months) / 1200, because: say`that is the simple interest` },
      {
        value: compound(principal, yearly, periods) - principal,
        because: say`the rate was not halved for half a year`,
      },
      { value: compound(principal, half, periods - 1) - principal, because: say`one half-year was left out` },
      {
        value: compound(principal, half, periods + 1) - principal,
        because: say`one half-year too many was counted`,
      },
      { value: (principal * half) / 100, because: say`only the first half-year was counted` },
      { value: end, because: say`that is the amount, not the interest` },
      {
        value: compound(principal, half, 2 * periods) - principal,
        because: say`each half-year was counted twice`,
      },
    ],
    steps: [
      say`For half a year the rate is ${percent(half)}, and ${time} has ${periods} half-years.`,
      say`Amount = ${principal} × (${100 + half}/100)${periods === 2 ? '²' : '³'} = ${money(end)}`,
      say`Interest = ${end} − ${principal} = ${answer}`,
    ],
  }
}

function principalOfInterest(rng: Random) {
  const { principal, rate } = drawTwoYears(rng)
  const interest = Math.round(compound(principal, rate, 2)) - principal
  const share = 2 * rate + (rate * rate) / 100
  const bank = drawBank(rng)
  const answer = money(principal)
  return {
    concept: 'principal-and-rate',
    given: { find: 'principal' as const, rate, interest },
    prompt: rng.pick([
      say`The compound interest on a certain sum for 2 years at ${percent(rate)} per annum, compounded annually, is ${money(interest)}. ${ask(rng, 'the sum')}`,
      say`If a ${rng.pick(['man', 'person', 'woman', 'trader'])} earns ${money(interest)} as compound interest from ${bank} in 2 years at ${percent(rate)} per annum, compounded annually, then ${askThen(rng, 'the sum deposited')}`,
      say`A certain sum invested in ${bank} at ${percent(rate)} per annum yields a compound interest of ${money(interest)} in 2 years, interest being compounded annually. ${ask(rng, 'the principal')}`,
      say`On what sum will the compound interest for 2 years at ${percent(rate)} per annum, compounded annually, be ${money(interest)}?`,
    ]),
    answer,
    mistakes: [
      { value: (interest * 100) / (2 * rate), because: say`the formula of simple interest was used` },
      { value: (interest * 100) / rate, because: say`only one year was counted` },
      { value: principal + interest, because: say`that is the amount after 2 years` },
      { value: principal - interest, because: say`the interest was taken off the sum` },
      { value: (interest * 100) / (3 * rate), because: say`three years of simple interest were counted` },
      {
        value: (interest * 100) / (2 * rate - (rate * rate) / 100),
        because: say`the interest on the interest was taken off`,
      },
      { value: (principal * (100 + rate)) / 100, because: say`that is the sum after the first year` },
    ],
    steps: [
      say`₹100 grows to 100 × (${100 + rate}/100)² = ${money(100 + share)} in 2 years.`,
      say`So the interest on ₹100 is ${money(share)}.`,
      say`Sum = ${interest} × 100 ÷ ${share} = ${answer}`,
    ],
  }
}

function rateOfAmounts(rng: Random) {
  const years = rng.pick([1, 2])
  const drawn = rng.until(
    () => {
      const [principal, rate] = [rng.int(2000, 64_000, 200), rng.pick([4, 5, 6, 8, 10, 12, 15, 20, 25])]
      return {
        principal,
        rate,
        amount: compound(principal, rate, years),
        later: compound(principal, rate, years + 1),
      }
    },
    ({ amount, later }) => isWhole(amount) && isWhole(later),
  )
  const { rate, principal } = drawn
  const [amount, later] = [Math.round(drawn.amount), Math.round(drawn.later)]
  const growth = later - amount
  const bank = drawBank(rng)
  const [first, second] = [quantity(years, 'year'), quantity(years + 1, 'year')]
  const answer = percent(rate)
  return {
    concept: 'principal-and-rate',
    given: { find: 'rate' as const, years, amount, later },
    prompt: rng.pick([
      say`A sum of money at compound interest amounts to ${money(amount)} in ${first} and ${money(later)} in ${second}. ${ask(rng, 'the rate of interest per annum')}`,
      say`If a certain sum deposited in ${bank} at compound interest, compounded annually, becomes ${money(amount)} after ${first} and ${money(later)} after ${second}, then ${askThen(rng, 'the annual rate of interest')}`,
      say`A ${rng.pick(['man', 'person', 'woman', 'trader'])} invests some money at compound interest. It becomes ${money(amount)} in ${first} and ${money(later)} in ${second}. ${ask(rng, 'the rate per cent per annum')}`,
    ]),
    answer,
    mistakes: [
      { value: (growth * 100) / later, because: say`the growth was divided by the later amount` },
      { value: (growth * 100) / principal, because: say`the growth was divided by the sum lent at first` },
      { value: (growth * 50) / amount, because: say`the growth was taken for that of two years` },
      {
        value: (growth * 100) / (amount + later),
        because: say`the growth was divided by both amounts together`,
      },
      { value: (growth * 200) / amount, because: say`the growth was counted twice` },
      {
        value: ((later - principal) * 100) / principal,
        because: say`that is the interest of all years together`,
      },
      { value: rate + (rate * rate) / 100, because: say`the interest on the interest was added once more` },
    ],
    steps: [
      say`Between the two dates lies 1 year.`,
      say`Interest of this year = ${later} − ${amount} = ${money(growth)}`,
      say`It is earned on ${money(amount)}, the sum at the beginning of the year.`,
      say`Rate = ${growth} ÷ ${amount} × 100 = ${answer}`,
    ],
  }
}

function timesItself(rng: Random) {
  const times = rng.pick([2, 3, 4, 5])
  const power = rng.pick(times === 2 ? [2, 3, 4, 5] : [2, 3])
  const years = rng.int(times + 2, 24)
  const asked = times ** power
  const time = years * power
  const bank = drawBank(rng)
  const word = (count: number) => (count === 2 ? 'double' : `${count} times`)
  const answer = quantity(time, 'year')
  return {
    concept: 'sum-becomes-n-times',
    given: { find: 'time-of-times' as const, times, years, asked },
    prompt: rng.pick([
      say`A sum of money ${rng.pick(['deposited in', 'invested in', 'lent by'])} ${bank} at compound interest becomes ${word(times)} itself in ${quantity(years, 'year')}. In how many years will it become ${word(asked)} itself?`,
      say`At a certain rate of compound interest, ${rng.pick(['a sum', 'a deposit', 'an amount'])} becomes ${word(times)} itself in ${quantity(years, 'year')}. In how much time will it become ${word(asked)} itself at the same rate?`,
      say`If ${rng.pick(['a sum', 'a loan', 'an amount', 'a deposit'])} becomes ${word(times)} itself in ${quantity(years, 'year')} at compound interest, then ${askThen(rng, say`the time in which it will become ${word(asked)} itself`)}`,
    ]),
    answer,
    mistakes: [
      { value: (years * (asked - 1)) / (times - 1), because: say`simple interest was taken` },
      { value: (years * asked) / times, because: say`the time was taken in the ratio of the amounts` },
      { value: time - years, because: say`that is the time after the first ${quantity(years, 'year')}` },
      { value: time + years, because: say`the first ${quantity(years, 'year')} were counted twice` },
      {
        value: years ** power > 200 ? years * asked : years ** power,
        because:
          years ** power > 200
            ? say`the time was multiplied by the number of times`
            : say`the years were raised to the power instead of multiplied`,
      },
      { value: years + power, because: say`the power was added to the years` },
      { value: years * (times + power), because: say`the times were added to the power` },
    ],
    steps: [
      say`In ${quantity(years, 'year')} the sum is multiplied by ${times}.`,
      say`In each further ${quantity(years, 'year')} it is multiplied by ${times} again.`,
      say`${asked} = ${Array.from({ length: power }, () => times).join(' × ')}, so this happens ${power} times.`,
      say`Time = ${power} × ${years} = ${answer}`,
    ],
  }
}

/** Two amounts a year apart give the rate, and the rate gives the sum. */
function principalOfAmounts(rng: Random) {
  const { principal, rate, years } = rng.until(
    () => ({
      principal: rng.int(2000, 90_000, 100),
      rate: rng.pick([4, 5, 6, 8, 10, 12, 15, 20, 25]),
      years: rng.pick([1, 2, 2]),
    }),
    (drawn) => isWhole(compound(drawn.principal, drawn.rate, drawn.years + 1)),
  )
  const [amount, later] = [
    Math.round(compound(principal, rate, years)),
    Math.round(compound(principal, rate, years + 1)),
  ]
  const [first, second] = [quantity(years, 'year'), quantity(years + 1, 'year')]
  const answer = money(principal)
  return {
    concept: 'principal-and-rate',
    given: { find: 'principal-of-amounts' as const, years, amount, later },
    prompt: rng.pick([
      say`A sum of money at compound interest amounts to ${money(amount)} in ${first} and to ${money(later)} in ${second}. ${ask(rng, 'the sum')}`,
      say`If a certain sum, compounded annually, becomes ${money(amount)} after ${first} and ${money(later)} after ${second}, then ${askThen(rng, 'the principal')}`,
      say`A ${rng.pick(['man', 'person', 'woman', 'trader'])} lends some money at compound interest. It amounts to ${money(amount)} in ${first} and ${money(later)} in ${second}. How much was lent?`,
      say`At a certain rate of compound interest, reckoned yearly, a deposit grows to ${money(amount)} in ${first} and to ${money(later)} in ${second}. ${ask(rng, 'the amount deposited')}`,
    ]),
    answer,
    mistakes: [
      {
        value: amount - years * (later - amount),
        because: say`the interest of each year was taken to be the same, as at simple interest`,
      },
      { value: later - 2 * (later - amount), because: say`the interest of one year was taken off twice` },
      {
        value: Math.round(compound(amount, -rate, years)),
        because: say`${percent(rate)} was taken off the later amount instead of being divided out`,
      },
      {
        value: Math.round(amount / (1 + rate / 100) ** (years + 1)),
        because: say`one year too many was taken off`,
      },
      ...(years === 2
        ? [{ value: Math.round(amount / (1 + rate / 100)), because: say`only one year was taken off` }]
        : []),
      {
        value: Math.round((amount * 100) / (100 + (years + 1) * rate)),
        because: say`simple interest was taken off`,
      },
      { value: principal + (later - amount) / 2, because: say`half the interest of a year was added` },
    ],
    within: [amount / 3, amount - 1] as const,
    steps: [
      say`Interest of the last year = ${later} − ${amount} = ${money(later - amount)}, earned on ${money(amount)}.`,
      say`Rate = ${later - amount} ÷ ${amount} × 100 = ${percent(rate)}`,
      say`Sum × (${100 + rate}/100)${years === 1 ? '' : '²'} = ${money(amount)}`,
      say`Sum = ${answer}`,
    ],
  }
}

/** "A sum becomes ₹6,000 in 4 years and ₹9,000 in 8 years at compound interest. What is the sum?" */
function principalOfEqualTimes(rng: Random) {
  const [top, bottom] = rng.pick([
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
    [5, 3],
    [7, 5],
    [8, 5],
    [2, 1],
  ] as const)
  const years = rng.int(2, 9)
  const principal = bottom * bottom * rng.int(Math.ceil(1200 / bottom ** 2), Math.floor(24_000 / bottom ** 2))
  const [amount, later] = [(principal * top) / bottom, (principal * top * top) / bottom ** 2]
  const [first, second] = [quantity(years, 'year'), quantity(2 * years, 'year')]
  const answer = money(principal)
  return {
    concept: ['principal-and-rate', 'sum-becomes-n-times'],
    given: { find: 'principal-of-equal-times' as const, years, amount, later },
    prompt: rng.pick([
      say`A sum of money becomes ${money(amount)} in ${first} and ${money(later)} in ${second} at compound interest. ${ask(rng, 'the sum')}`,
      say`If a sum at compound interest amounts to ${money(amount)} after ${first} and to ${money(later)} after ${second}, then ${askThen(rng, 'the principal')}`,
      say`A deposit at compound interest grows to ${money(amount)} in ${first} and to ${money(later)} in ${second}. How much was deposited?`,
      say`On compound interest, a loan amounts to ${money(amount)} at the end of ${first} and to ${money(later)} at the end of ${second}. ${ask(rng, 'the loan')}`,
    ]),
    answer,
    mistakes: [
      { value: 2 * amount - later, because: say`the interest of both periods was taken to be the same` },
      { value: later - amount, because: say`that is the interest of the second period` },
      { value: amount / 2, because: say`the first amount was halved` },
      {
        value: (amount * bottom * bottom) / (top * top),
        because: say`two periods were taken off the first amount`,
      },
      {
        value: Math.round((amount * amount) / (amount + later)),
        because: say`the square was divided by both amounts together`,
      },
      {
        value: Math.round((principal + amount) / 2),
        because: say`only half of the first interest was taken off`,
      },
      {
        value: Math.round((principal * (top + bottom)) / (2 * top)),
        because: say`the ratio of the amounts was taken wrongly`,
      },
    ],
    within: [amount / 5, amount - 1] as const,
    steps: [
      say`In each ${first} the sum is multiplied by the same number.`,
      say`That number is ${later} ÷ ${amount} = ${fraction(exact(top, bottom))}.`,
      say`So the sum times ${fraction(exact(top, bottom))} is ${money(amount)}.`,
      say`Sum = ${amount} × ${bottom} ÷ ${top} = ${answer}`,
    ],
  }
}

/** A rate for each year; the interest is known, the sum is asked. */
function twoRates(rng: Random) {
  const { principal, rates } = rng.until(
    () => ({
      principal: rng.int(3000, 60_000, 500),
      rates: rng.sample([4, 5, 6, 8, 10, 12, 15, 20, 25], rng.pick([2, 2, 3])),
    }),
    (drawn) => isWhole(drawn.rates.reduce((sum, rate) => compound(sum, rate, 1), drawn.principal)),
  )
  const end = Math.round(rates.reduce((sum, rate) => compound(sum, rate, 1), principal))
  const interest = end - principal
  const flat = rates.reduce((sum, rate) => sum + rate, 0)
  const hundred = rates.reduce((sum, rate) => compound(sum, rate, 1), 100)
  const shown = formatList(rates.map((rate) => percent(rate)))
  const years = quantity(rates.length, 'year')
  const order = rates.length === 2 ? 'first and the second year' : 'first, the second and the third year'
  const last = rates.at(-1) ?? 0
  const answer = money(principal)
  return {
    concept: 'principal-and-rate',
    given: { find: 'two-rates' as const, rates, interest },
    prompt: rng.pick([
      say`The rates of interest for the ${order} are ${shown}, respectively. If the compound interest on a sum for ${years} is ${money(interest)}, ${askThen(rng, 'the sum')}`,
      say`A sum earns ${money(interest)} as compound interest in ${years}, the rates for the ${order} being ${shown}, respectively. ${ask(rng, 'the sum')}`,
      say`On what sum will the compound interest for ${years} be ${money(interest)}, if the yearly rates are ${shown}, respectively?`,
      say`A finance company pays ${shown} in the ${order}, respectively, compounded annually. A deposit earns ${money(interest)} in ${years}. How much was deposited?`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.round((interest * 100) / flat),
        because: say`the rates were added, as at simple interest`,
      },
      { value: end, because: say`that is the amount after ${years}` },
      { value: Math.round((interest * 100) / hundred), because: say`the interest was taken for the amount` },
      {
        value: Math.round((interest * 100) / (compound(100, flat / rates.length, rates.length) - 100)),
        because: say`the average of the rates was taken for every year`,
      },
      { value: principal - interest, because: say`the interest was taken off the sum` },
      {
        value: Math.round((interest * 100) / (compound(100, last, rates.length) - 100)),
        because: say`the last rate was taken for every year`,
      },
      {
        value: Math.round((principal * (100 + (rates[0] ?? 0))) / 100),
        because: say`that is the sum after the first year`,
      },
    ],
    steps: [
      say`₹100 grows to 100 × ${rates.map((rate) => `${100 + rate}/100`).join(' × ')} = ${money(hundred)}.`,
      say`So the interest on ₹100 is ${money(hundred - 100)}.`,
      say`The interest on the sum is ${money(interest)}.`,
      say`Sum = ${interest} × 100 ÷ ${money(hundred - 100)} = ${answer}`,
    ],
  }
}

/** "What is the compound interest on ₹8,000 for 2 years 6 months at 10% a year, compounded yearly?" */
function brokenYear(rng: Random) {
  const { principal, rate, years, months } = rng.until(
    () => ({
      principal: rng.int(2000, 90_000, 100),
      rate: rng.pick([4, 5, 8, 10, 10, 12, 15, 16, 20, 20]),
      years: rng.pick([1, 2, 2]),
      months: rng.pick([3, 4, 6, 6, 9]),
    }),
    (drawn) =>
      isWhole(
        compound(drawn.principal, drawn.rate, drawn.years) * (1 + (drawn.rate * drawn.months) / 1200),
      ) && isWhole(compound(drawn.principal, drawn.rate, drawn.years)),
  )
  const whole = Math.round(compound(principal, rate, years))
  const part = (rate * months) / 12
  const end = Math.round(whole * (1 + part / 100))
  const time = `${years} year${years === 1 ? '' : 's'} ${months} months`
  const answer = money(end - principal)
  return {
    concept: 'amount-at-compound-interest',
    given: { find: 'broken-year' as const, principal, rate, years, months },
    prompt: rng.pick([
      say`${ask(rng, say`the compound interest on ${money(principal)} for ${time} at ${percent(rate)} per annum, interest being compounded annually`)}`,
      say`A ${rng.pick(['man', 'trader', 'woman', 'farmer'])} borrows ${money(principal)} for ${time} at ${percent(rate)} per annum, compounded annually. How much interest has to be paid?`,
      say`If ${money(principal)} is deposited at ${percent(rate)} per annum compounded annually, then ${askThen(rng, say`the compound interest at the end of ${time}`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: Math.round((principal * rate * (12 * years + months)) / 1200),
        because: say`that is the simple interest`,
      },
      { value: whole - principal, because: say`the ${months} months were left out` },
      {
        value: Math.round(compound(principal, rate, years + 1)) - principal,
        because: say`the ${months} months were counted as a whole year`,
      },
      { value: end, because: say`that is the amount, not the interest` },
      {
        value: Math.round(whole - principal + (principal * part) / 100),
        because: say`for the ${months} months the interest was reckoned on the first sum`,
      },
      { value: end - whole, because: say`that is the interest of the ${months} months alone` },
      {
        value: Math.round(whole * (1 + rate / 200)) - principal + (months === 6 ? rate : 0),
        because: say`the rate for the ${months} months was taken wrongly`,
      },
    ],
    steps: [
      say`After ${quantity(years, 'year')} the amount is ${principal} × (${100 + rate}/100)${years === 1 ? '' : '²'} = ${money(whole)}.`,
      say`For ${months} months the rate is ${percent(rate)} × ${months} ÷ 12 = ${percent(part)}.`,
      say`Amount = ${whole} + ${percent(part)} of ${whole} = ${money(end)}`,
      say`Interest = ${end} − ${principal} = ${answer}`,
    ],
  }
}

/** "A sum doubles in 4 years at compound interest. It is ₹8,000 after 12 years; what is it after 20 years?" */
function timesAndAmount(rng: Random) {
  const times = rng.pick([2, 2, 3])
  const years = rng.int(3, 9)
  const [from, to] = rng.until(
    () => [rng.int(1, 4), rng.int(1, 5)] as const,
    ([one, other]) => Math.abs(one - other) >= 2 && Math.abs(one - other) <= (times === 2 ? 4 : 3),
  )
  const principal = rng.int(16, 160) * 50
  const at = (periods: number) => principal * times ** periods
  const [amount, early, late] = [at(from), from * years, to * years]
  const word = times === 2 ? 'doubles' : 'becomes 3 times itself'
  const answer = money(at(to))
  return {
    concept: 'sum-becomes-n-times',
    given: { find: 'amount-of-times' as const, times, years, amount, early, late },
    prompt: rng.pick([
      say`A sum at compound interest ${word} in ${quantity(years, 'year')}. If it amounts to ${money(amount)} in ${quantity(early, 'year')}, what will it amount to in ${quantity(late, 'year')}?`,
      say`Money invested at a certain rate of compound interest ${word} in ${quantity(years, 'year')}. An investment is worth ${money(amount)} after ${quantity(early, 'year')}. What is it worth ${quantity(late, 'year')} after it was made?`,
      say`At compound interest a deposit ${word} in ${quantity(years, 'year')}. After ${quantity(early, 'year')} it stands at ${money(amount)}. ${ask(rng, say`the amount after ${quantity(late, 'year')} from the start`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: at(to + from),
        because: say`${quantity(late, 'year')} were counted from the amount that is given`,
      },
      {
        value: Math.round((amount * late) / early),
        because: say`the amounts were taken in the ratio of the times`,
      },
      { value: at(to - 1), because: say`one period too few was counted` },
      { value: at(to + 1), because: say`one period too many was counted` },
      {
        value: Math.round((amount * (1 + to * (times - 1))) / (1 + from * (times - 1))),
        because: say`simple interest was taken`,
      },
      { value: principal, because: say`that is the sum at the start` },
      { value: (amount + at(to)) / 2, because: say`only half of the change was counted` },
    ],
    // More after a longer time, less after a shorter one.
    within: to > from ? ([amount + 1, 1e9] as const) : ([1, amount - 1] as const),
    steps: [
      say`In every ${quantity(years, 'year')} the amount is multiplied by ${times}.`,
      say`${quantity(early, 'year')} are ${from} such period${from === 1 ? '' : 's'}, so the sum is ${amount} ÷ ${times ** from} = ${money(principal)}.`,
      say`${quantity(late, 'year')} are ${to} such period${to === 1 ? '' : 's'}: it is multiplied by ${times ** to}.`,
      say`Amount = ${principal} × ${times ** to} = ${answer}`,
    ],
  }
}

const RATES = [4, 5, 6, 8, 10, 12, 15, 20, 25]

/** Two years of interest that come out in whole rupees. */
function drawTwoYears(rng: Random) {
  return rng.until(
    () => ({ principal: rng.int(2000, 80_000, 100), rate: rng.pick(RATES) }),
    ({ principal, rate }) => (principal * rate * rate) % 10_000 === 0,
  )
}

/** What a sum becomes after so many periods. */
const compound = (sum: number, rate: number, periods: number): number => sum * (1 + rate / 100) ** periods

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-6

/** A lender or a bank. */
function drawBank(rng: Random): string {
  return rng.pick([`a bank`, `a cooperative society`, `a rural bank`, `a finance company`])
}
