import type { Random } from '../../../kit/random/random.ts'
import { money, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

export type Years = readonly [shortest: number, longest: number]

interface Loan {
  principal: number
  rate: number
  years: number
  interest: number
}

export function drawLoan(rng: Random, rates: readonly number[], [shortest, longest]: Years): Loan {
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

/** The hard forms of simple interest: what two moments of its growth tell. */
export function twoAmounts(rng: Random, rates: readonly number[], range: Years) {
  const { principal, years, interest } = drawLoan(rng, rates, range)
  const later = years + rng.int(1, 4)
  const yearly = interest / years
  const [amount, laterAmount] = [principal + interest, principal + yearly * later]
  const person = rng.pick(people)
  const answer = money(principal)
  return {
    given: { find: 'principal-of-amounts' as const, amount, years, laterAmount, laterYears: later },
    prompt: rng.pick([
      say`A sum at simple interest amounts to ${money(amount)} in ${quantity(years, 'year')} and to ${money(laterAmount)} in ${quantity(later, 'year')}. What is the sum?`,
      say`${person.name} puts some money at simple interest. It grows to ${money(amount)} after ${quantity(years, 'year')} and to ${money(laterAmount)} after ${quantity(later, 'year')}. How much did ${person.he} put in?`,
      say`At simple interest a deposit in ${rng.pick(towns)} becomes ${money(amount)} in ${quantity(years, 'year')} and ${money(laterAmount)} in ${quantity(later, 'year')}. Find the deposit.`,
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

export function timesItself(rng: Random) {
  const { times, years, asked } = rng.until(
    () => ({ times: rng.int(2, 5), years: rng.int(4, 30), asked: rng.int(3, 9) }),
    (drawn) => drawn.asked > drawn.times && ((drawn.asked - 1) * drawn.years) % (drawn.times - 1) === 0,
  )
  const person = rng.pick(people)
  const word = (count: number) => (count === 2 ? 'double' : `${count} times`)
  const time = ((asked - 1) * years) / (times - 1)
  const answer = quantity(time, 'year')
  return {
    given: { find: 'time-of-times' as const, times, years, asked },
    prompt: rng.pick([
      say`At simple interest a sum lent by ${person.name} becomes ${word(times)} itself in ${quantity(years, 'year')}. In how many years does it become ${word(asked)} itself?`,
      say`The money that ${person.name} deposits at simple interest becomes ${word(times)} itself in ${quantity(years, 'year')}. After how many years in all is it ${word(asked)} itself?`,
      say`A deposit in a bank of ${rng.pick(towns)} grows to ${word(times)} its value in ${quantity(years, 'year')} at simple interest. How long does it take to grow to ${word(asked)} its value?`,
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
