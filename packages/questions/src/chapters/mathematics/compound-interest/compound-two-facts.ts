import type { Random } from '../../../kit/random/random.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'
import { compound, drawBank, isWhole } from './compound-growth.ts'

/** The hard forms of compound interest: what two moments of the growth tell. */
export function rateOfAmounts(rng: Random) {
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
  const person = rng.pick(people)
  const bank = drawBank(rng)
  const [first, second] = [quantity(years, 'year'), quantity(years + 1, 'year')]
  const answer = percent(rate)
  return {
    given: { find: 'rate' as const, years, amount, later },
    prompt: rng.pick([
      say`A sum in ${bank} at compound interest becomes ${money(amount)} in ${first} and ${money(later)} in ${second}. What is the yearly rate of interest?`,
      say`${person.name} puts money in ${bank} at compound interest. It is ${money(amount)} after ${first} and ${money(later)} after ${second}. Find the rate of interest a year.`,
      say`With interest compounded yearly, ${person.name} owes ${bank} ${money(amount)} after ${first} and ${money(later)} after ${second}. The rate of interest is`,
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

export function timesItself(rng: Random) {
  const times = rng.pick([2, 3, 4, 5])
  const power = rng.pick(times === 2 ? [2, 3, 4, 5] : [2, 3])
  const years = rng.int(times + 2, 20)
  const asked = times ** power
  const time = years * power
  const person = rng.pick(people)
  const bank = drawBank(rng)
  const word = (count: number) => (count === 2 ? 'double' : `${count} times`)
  const answer = quantity(time, 'year')
  return {
    given: { find: 'time-of-times' as const, times, years, asked },
    prompt: rng.pick([
      say`At compound interest the money that ${person.name} keeps in ${bank} becomes ${word(times)} itself in ${quantity(years, 'year')}. In how many years does it become ${word(asked)} itself?`,
      say`A deposit of ${person.name} in ${bank} grows to ${word(times)} its value in ${quantity(years, 'year')} at compound interest. How long does it take to grow to ${word(asked)} its value?`,
      say`${bank} compounds interest yearly, so that a sum becomes ${word(times)} itself in ${quantity(years, 'year')}. After how many years in all does the sum of ${person.name} become ${word(asked)} itself?`,
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
