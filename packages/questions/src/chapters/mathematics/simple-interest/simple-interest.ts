import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { changingRates, equalInterests, twoParts } from './interest-in-parts.ts'

/** "A man lends ₹12,000 at 8% per annum simple interest. What is the interest for 3 years?" */
export const simpleInterest = defineGenerator({
  id: 'arithmetic/simple-interest',
  version: 9,
  concepts: [
    'interest-and-amount',
    'finding-principal',
    'rate-and-time',
    'two-amounts',
    'sum-becomes-n-times-si',
  ],
  levels: {
    easy: { forms: [findInterest], rates: [4, 5, 6, 8, 10, 12, 15], years: [2, 6] },
    medium: {
      forms: [findPrincipal, findRate, findTime, twoAmounts, timesItself],
      rates: [4, 5, 6, 7.5, 8, 9, 10, 12, 12.5],
      years: [2, 6],
    },
    hard: {
      forms: [twoParts, changingRates, equalInterests],
      rates: [4, 5, 6, 7.5, 8, 9, 10, 12, 12.5],
      years: [2, 6],
    },
  },
  generate: (rng, { forms, rates, years }) => rng.pick(forms)(rng, rates, years),
  solve(given) {
    switch (given.find) {
      case 'interest':
        return addUp(given.principal, given.rate, given.years)
      case 'amount':
        return given.principal + addUp(given.principal, given.rate, given.years)
      case 'principal':
        return bisect(
          (principal) => addUp(principal, given.rate, given.years) - given.interest,
          given.interest * 50,
        )
      case 'rate':
        return bisect(
          (rate) => addUp(given.principal, rate, given.years) + given.principal - given.amount,
          100,
        )
      case 'time':
        return bisect((years) => (given.principal * years * given.rate) / 100 - given.interest, 100)
      case 'principal-of-amounts': {
        // Step back a year at a time from the first amount.
        const yearly = (given.laterAmount - given.amount) / (given.laterYears - given.years)
        let principal = given.amount
        for (let year = 0; year < given.years; year++) principal -= yearly
        return principal
      }
      case 'time-of-times': {
        const yearly = (given.times - 1) / given.years
        return (given.asked - 1) / yearly
      }
      case 'part-of-two': {
        const earned = (part: number) =>
          addUp(part, given.one, given.years) + addUp(given.sum - part, given.other, given.years)
        return bisect(
          (part) => (given.one > given.other ? 1 : -1) * (earned(part) - given.interest),
          given.sum,
        )
      }
      case 'sum-of-rates': {
        // Each year of the period by its own rate.
        const rateOf = (year: number) =>
          given.rates[year < given.first ? 0 : year < given.first + given.next ? 1 : 2]
        let earned = 0
        for (let year = 0; year < given.years; year++) earned += rateOf(year) / 100
        return given.interest / earned
      }
      case 'equal-parts':
        return bisect(
          (part) =>
            addUp(part, given.rates[0], given.years[0]) -
            addUp(given.sum - part, given.rates[1], given.years[1]),
          given.sum,
        )
    }
  },
})

/** Year by year. */
function addUp(principal: number, rate: number, years: number): number {
  let interest = 0
  for (let year = 0; year < years; year++) interest += (principal * rate) / 100
  return interest
}

type Years = readonly [shortest: number, longest: number]

interface Loan {
  principal: number
  rate: number
  years: number
  interest: number
}

function findInterest(rng: Random, rates: readonly number[], range: Years) {
  const { principal, rate, years, interest } = drawLoan(rng, rates, range)
  const asksAmount = rng.chance(0.5)
  const person = rng.pick(people)
  const yearly = interest / years
  const base = asksAmount ? principal : 0
  const answer = money(base + interest)
  const opening = rng.pick([
    say`A ${rng.pick(['man', 'person', 'trader', 'woman'])} ${rng.pick(['lends', 'invests', 'deposits', 'borrows'])} ${money(principal)} at ${percent(rate)} per annum simple interest.`,
    say`A bank pays simple interest at ${percent(rate)} per annum on a deposit of ${money(principal)}.`,
    say`A sum of ${money(principal)} is ${rng.pick(['lent', 'invested', 'borrowed', 'deposited'])} at simple interest at the rate of ${percent(rate)} per annum.`,
    say`A farmer takes a loan of ${money(principal)} from a cooperative society at ${percent(rate)} per annum simple interest.`,
    say`${person.name} deposits ${money(principal)} in a post office scheme that pays simple interest at ${percent(rate)} per annum.`,
    say`The rate of simple interest on a sum of ${money(principal)} is ${percent(rate)} per annum.`,
  ])
  const question = asksAmount
    ? rng.pick([
        say`What will the sum amount to in ${quantity(years, 'year')}?`,
        say`${ask(rng, say`the amount after ${quantity(years, 'year')}`)}`,
        say`What will be the total of the principal and the interest after ${quantity(years, 'year')}?`,
      ])
    : rng.pick([
        say`${ask(rng, say`the interest for ${quantity(years, 'year')}`)}`,
        say`What will be the interest for ${quantity(years, 'year')}?`,
        say`${ask(rng, say`the interest at the end of ${quantity(years, 'year')}`)}`,
      ])
  return {
    concept: 'interest-and-amount',
    given: { find: asksAmount ? ('amount' as const) : ('interest' as const), principal, rate, years },
    prompt: say`${opening} ${question}`,
    answer,
    mistakes: [
      asksAmount
        ? { value: interest, because: say`that is the interest alone; the amount includes the sum itself` }
        : { value: principal + interest, because: say`that is the amount; only the interest is asked` },
      { value: base + yearly, because: say`the interest of one year only was counted` },
      {
        value: base + yearly / years,
        because: say`the interest of one year was divided by the years instead of multiplied`,
      },
      { value: base + (principal * years) / 100, because: say`the rate was left out` },
      {
        value: base + ((principal + interest) * rate * years) / 100,
        because: say`the percent was taken of the amount instead of the sum`,
      },
      {
        value: base + principal * (1 + rate / 100) ** years - principal,
        because: say`the interest was compounded every year`,
      },
    ],
    steps: [
      say`Interest of one year: ${percent(rate)} of ${money(principal)} = ${money(yearly)}`,
      asksAmount
        ? say`Interest of ${years} years is ${yearly} × ${years} = ${money(interest)}, so the amount is ${answer}`
        : say`Interest of ${years} years is ${yearly} × ${years} = ${answer}`,
    ],
  }
}

function findPrincipal(rng: Random, rates: readonly number[], range: Years) {
  const { principal, rate, years, interest } = drawLoan(rng, rates, range)
  const answer = money(principal)
  return {
    concept: 'finding-principal',
    // The interest is less than the sum; an option below it falls at sight.
    within: [1.02 * interest, 1e8] as const,
    given: { find: 'principal' as const, interest, rate, years },
    prompt: rng.pick([
      say`What sum of money will earn a simple interest of ${money(interest)} in ${quantity(years, 'year')} at the rate of ${percent(rate)} per annum?`,
      say`The simple interest on a certain sum for ${quantity(years, 'year')} at ${percent(rate)} per annum is ${money(interest)}. ${ask(rng, 'the sum')}`,
      say`If a ${rng.pick(['man', 'person', 'trader', 'farmer'])} gets ${money(interest)} as simple interest after ${quantity(years, 'year')} at ${percent(rate)} per annum, then ${askThen(rng, 'the sum invested')}`,
      say`A certain sum yields ${money(interest)} as simple interest in ${quantity(years, 'year')} at ${percent(rate)} per annum. ${ask(rng, 'the principal')}`,
    ]),
    answer,
    mistakes: [
      { value: (interest * 100) / rate, because: say`the number of years was left out` },
      { value: (interest * 100) / years, because: say`the rate was left out` },
      { value: principal + interest, because: say`that is the amount, not the sum lent` },
      { value: (interest * 100) / (rate * (years + 1)), because: say`one year too many was counted` },
      ...(years > 2
        ? [{ value: (interest * 100) / (rate * (years - 1)), because: say`one year too few was counted` }]
        : []),
      {
        value: (interest * 100) / (rate + years),
        because: say`the rate and the years were added instead of multiplied`,
      },
    ],
    steps: [
      say`${percent(rate)} a year for ${quantity(years, 'year')} is ${percent(rate * years)} of the sum.`,
      say`So ${percent(rate * years)} of the sum = ${money(interest)}`,
      say`Sum = ${interest} × 100 ÷ ${rate * years} = ${answer}`,
    ],
  }
}

function findRate(rng: Random, rates: readonly number[], range: Years) {
  const { principal, rate, years, interest } = drawLoan(rng, rates, range)
  const amount = principal + interest
  const answer = percent(rate)
  return {
    concept: 'rate-and-time',
    given: { find: 'rate' as const, principal, amount, years },
    // No one lends at a rate like 84%.
    within: [1, 30] as const,
    prompt: rng.pick([
      say`At what rate of simple interest per annum will ${money(principal)} amount to ${money(amount)} in ${quantity(years, 'year')}?`,
      say`A sum of ${money(principal)} amounts to ${money(amount)} in ${quantity(years, 'year')} at simple interest. ${ask(rng, 'the rate of interest per annum')}`,
      say`If a ${rng.pick(['man', 'person', 'trader', 'farmer'])} invests ${money(principal)} and gets ${money(amount)} after ${quantity(years, 'year')} at simple interest, then ${askThen(rng, 'the annual rate of interest')}`,
      say`The simple interest on ${money(principal)} for ${quantity(years, 'year')} is ${money(interest)}. ${ask(rng, 'the rate per cent per annum')}`,
    ]),
    answer,
    mistakes: [
      {
        value: (interest * 100) / (amount * years),
        because: say`the interest was compared with the amount; it belongs to the sum lent`,
      },
      { value: (interest * 100) / principal, because: say`the number of years was left out` },
      {
        value: (interest * 100) / (principal * years * years),
        because: say`the interest was divided by the years twice`,
      },
      {
        value: (interest * 200) / ((principal + amount) * years),
        because: say`the interest was compared with the average of the sum and the amount`,
      },
      {
        value: (amount * 100) / (principal * years),
        because: say`the amount was used in place of the interest`,
      },
      { value: (interest * 100) / (principal * (years + 1)), because: say`one year too many was counted` },
      ...(years > 2
        ? [
            {
              value: (interest * 100) / (principal * (years - 1)),
              because: say`one year too few was counted`,
            },
          ]
        : []),
      { value: rate + 1, because: say`the last division came out 1 too large` },
    ],
    steps: [
      say`Interest = ${money(amount)} − ${money(principal)} = ${money(interest)}`,
      say`Interest of one year = ${interest} ÷ ${years} = ${money(interest / years)}`,
      say`Rate = ${interest / years} ÷ ${principal} × 100 = ${answer}`,
    ],
  }
}

function findTime(rng: Random, rates: readonly number[], range: Years) {
  const { principal, rate, years, interest } = drawLoan(rng, rates, range)
  const answer = quantity(years, 'year')
  return {
    concept: 'rate-and-time',
    given: { find: 'time' as const, principal, rate, interest },
    prompt: rng.pick([
      say`In how many years will ${money(principal)} earn a simple interest of ${money(interest)} at ${percent(rate)} per annum?`,
      say`The simple interest on ${money(principal)} at ${percent(rate)} per annum is ${money(interest)}. ${ask(rng, 'the period of the investment')}`,
      say`If a sum of ${money(principal)} is ${rng.pick(['lent', 'invested', 'deposited'])} at ${percent(rate)} per annum simple interest, after how many years will the interest be ${money(interest)}?`,
      say`A ${rng.pick(['man', 'person', 'trader', 'farmer'])} lends ${money(principal)} at ${percent(rate)} per annum simple interest and receives ${money(interest)} as interest. For how many years was the money lent?`,
    ]),
    answer,
    mistakes: [
      { value: (interest * 100) / principal, because: say`the rate was left out` },
      {
        value: ((principal + interest) * 100) / (principal * rate),
        because: say`the amount was used in place of the interest`,
      },
      { value: years * 2, because: say`that is the number of half-years` },
      { value: years / 2, because: say`the rate was taken for a rate of half a year` },
      { value: years * 12, because: say`that is the number of months` },
      {
        value: (interest * 100) / ((principal + interest) * rate),
        because: say`the interest was compared with the amount`,
      },
    ],
    steps: [
      say`Interest of one year: ${percent(rate)} of ${money(principal)} = ${money(interest / years)}`,
      say`The whole interest is ${money(interest)}.`,
      say`Time = ${interest} ÷ ${interest / years} = ${answer}`,
    ],
  }
}

function twoAmounts(rng: Random, rates: readonly number[], range: Years) {
  const { principal, years, interest } = drawLoan(rng, rates, range)
  const later = years + rng.int(1, 4)
  const yearly = interest / years
  const [amount, laterAmount] = [principal + interest, principal + yearly * later]
  const answer = money(principal)
  return {
    concept: 'two-amounts',
    given: { find: 'principal-of-amounts' as const, amount, years, laterAmount, laterYears: later },
    prompt: rng.pick([
      say`A certain sum amounts to ${money(amount)} in ${quantity(years, 'year')} and to ${money(laterAmount)} in ${quantity(later, 'year')} at simple interest. ${ask(rng, 'the sum')}`,
      say`If a sum of money at simple interest becomes ${money(amount)} in ${quantity(years, 'year')} and ${money(laterAmount)} in ${quantity(later, 'year')}, then ${askThen(rng, 'the principal')}`,
      say`A ${rng.pick(['man', 'person', 'trader', 'farmer'])} invests some money at simple interest. It amounts to ${money(amount)} after ${quantity(years, 'year')} and ${money(laterAmount)} after ${quantity(later, 'year')}. ${ask(rng, 'the sum invested')}`,
      say`At a certain rate of simple interest, a sum amounts to ${money(amount)} and ${money(laterAmount)} in ${quantity(years, 'year')} and ${quantity(later, 'year')}, respectively. ${ask(rng, 'the sum')}`,
    ]),
    answer,
    mistakes: [
      {
        value: amount - (laterAmount - amount),
        because: say`the growth between the two dates was taken off once, whatever the years`,
      },
      { value: amount - yearly, because: say`the interest of one year only was taken off` },
      {
        value: laterAmount - interest,
        because: say`the interest up to the first date was taken off the later amount`,
      },
      {
        value: laterAmount - yearly,
        because: say`the interest of one year only was taken off the later amount`,
      },
      {
        value: amount - (laterAmount - amount) * years,
        because: say`the growth between the two dates was taken for the interest of one year`,
      },
      { value: (amount * years) / later, because: say`the amounts were taken in the ratio of the years` },
      {
        value: amount - yearly * later,
        because: say`the years of the later date were used for the first amount`,
      },
    ],
    steps: [
      say`The two dates are ${quantity(later - years, 'year')} apart; the interest between them is ${money(laterAmount)} − ${money(amount)} = ${money(laterAmount - amount)}`,
      say`Interest of one year = ${laterAmount - amount} ÷ ${later - years} = ${money(yearly)}`,
      say`Interest of the first ${years} years = ${yearly} × ${years} = ${money(interest)}`,
      say`Sum = ${amount} − ${interest} = ${answer}`,
    ],
  }
}

function timesItself(rng: Random) {
  const { times, years, asked } = rng.until(
    () => ({ times: rng.int(2, 6), years: rng.int(4, 40), asked: rng.int(3, 12) }),
    (drawn) => drawn.asked > drawn.times && ((drawn.asked - 1) * drawn.years) % (drawn.times - 1) === 0,
  )
  const word = (count: number) => (count === 2 ? 'double' : `${count} times`)
  // 'doubles itself', 'becomes 3 times itself'.
  const grows = times === 2 ? 'doubles' : `becomes ${times} times`
  const time = ((asked - 1) * years) / (times - 1)
  const answer = quantity(time, 'year')
  return {
    concept: 'sum-becomes-n-times-si',
    given: { find: 'time-of-times' as const, times, years, asked },
    prompt: rng.pick([
      say`A sum of money ${grows} itself in ${quantity(years, 'year')} at simple interest. ${ask(rng, say`the time in which it will become ${word(asked)} itself`)}`,
      say`At a certain rate of simple interest, ${rng.pick(['a sum', 'a deposit', 'a loan', 'an investment'])} ${grows} itself in ${quantity(years, 'year')}. In how much time will it become ${word(asked)} itself at the same rate?`,
      say`If ${rng.pick(['a sum', 'an amount', 'a deposit', 'some money'])} at simple interest ${grows} itself in ${quantity(years, 'year')}, then ${askThen(rng, say`the time in which it will become ${word(asked)} itself`)}`,
    ]),
    answer,
    mistakes: [
      {
        value: (years * asked) / times,
        because: say`the time was taken in the ratio of the amounts; it follows the interest`,
      },
      { value: years * (asked - 1), because: say`the first growth was taken to be the sum itself` },
      { value: time - years, because: say`that is the time after the first ${quantity(years, 'year')}` },
      {
        value: years * (asked - times),
        because: say`each further time was counted as ${quantity(years, 'year')}, whatever the first growth`,
      },
      { value: years * asked, because: say`the time was multiplied by the number of times` },
      { value: (asked * years) / (times - 1), because: say`the sum itself was counted as interest` },
      {
        value: ((asked - 1) * years) / times,
        because: say`the first growth was divided by ${times} instead of ${times - 1}`,
      },
    ],
    steps: [
      say`To become ${word(times)} itself, the sum earns ${times - 1 === 1 ? 'once' : `${times - 1} times`} itself as interest.`,
      say`That takes ${quantity(years, 'year')}.`,
      say`To become ${word(asked)} itself, it must earn ${asked - 1} times itself.`,
      say`Time = ${years} × ${asked - 1} ÷ ${times - 1} = ${answer}`,
    ],
  }
}

function drawLoan(rng: Random, rates: readonly number[], [shortest, longest]: Years): Loan {
  return rng.until(
    () => {
      const [principal, rate, years] = [
        rng.int(2000, 48_000, 200),
        rng.pick(rates),
        rng.int(shortest, longest),
      ]
      return { principal, rate, years, interest: (principal * rate * years) / 100 }
    },
    // With the interest of one year whole, the usual mistakes come out whole as well.
    ({ principal, rate }) => Number.isInteger((principal * rate) / 100),
  )
}
