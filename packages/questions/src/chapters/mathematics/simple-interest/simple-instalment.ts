import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { money, percent, quantity } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'
import { monthlyRate, yearlyInstalment } from './simple-instalment-hard.ts'
import { drawOffer } from './simple-instalment-offers.ts'

/** "A debt due in 4 years at 5% simple interest is paid in four yearly instalments of ₹500. How large is it?" */
export const simpleInstalment = defineGenerator({
  id: 'arithmetic/simple-instalment',
  version: 1,
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
        // Everything is carried to the last month: the loan on one side, the instalments on the other.
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

/** What yearly payments come to at the end: each bears simple interest from its day on. */
const payOff = (paid: number, rate: number, years: number): number =>
  range(1, years).reduce((sum, year) => sum + paid + (paid * rate * (years - year)) / 100, 0)

const months = (count: number) => quantity(count, 'month')

function extraPaid(rng: Random) {
  const { thing, cash, person, town } = drawOffer(rng)
  const count = rng.pick([4, 5, 6, 8, 9, 10, 12, 15, 18])
  const down = Math.round((cash * rng.int(10, 40, 5)) / 100 / 100) * 100
  const paid = Math.ceil(((cash - down) * rng.int(104, 125)) / 100 / count / 10) * 10
  const answer = money(down + count * paid - cash)
  return {
    given: { find: 'extra' as const, cash, down, count, paid },
    prompt: rng.pick([
      say`${thing} costs ${money(cash)} in cash. ${person.name} pays ${money(down)} at once and ${count} monthly instalments of ${money(paid)}. How much more than the cash price does ${person.he} pay?`,
      say`A shop in ${town} sells ${thing} for ${money(cash)} in cash, or for ${money(down)} down and ${count} instalments of ${money(paid)} each. Find the interest in rupees that the instalments contain.`,
      say`In ${town}, ${person.name} takes ${thing} on hire purchase: ${money(down)} now and ${money(paid)} a month for ${months(count)}. The cash price is ${money(cash)}. What do the instalments cost ${person.him} in addition?`,
      say`Instead of ${money(cash)} in cash, ${person.name} of ${town} agrees to a down payment of ${money(down)} and ${count} instalments of ${money(paid)} for ${thing}. By how much does ${person.he} overpay?`,
      say`The price of ${thing} is ${money(cash)}. With ${money(down)} as down payment the shop in ${town} also takes ${count} monthly payments of ${money(paid)}. How many rupees of interest does a buyer on instalments pay?`,
    ]),
    answer,
    mistakes: [
      { value: count * paid - cash, because: say`the down payment was left out` },
      {
        value: cash - count * paid,
        because: say`the instalments were taken off the cash price, and the down payment left out`,
      },
      { value: count * paid, because: say`that is what all instalments come to` },
      { value: cash - down, because: say`that is what is left after the down payment` },
      {
        value: down + (count - 1) * paid - cash,
        because: say`the down payment was taken for the first instalment`,
      },
      { value: down + count * paid, because: say`that is all that is paid, the price included` },
      { value: (down + count * paid - cash) / count, because: say`that is the interest in one instalment` },
      { value: paid, because: say`that is one instalment` },
    ],
    steps: [
      say`Paid in all: ${down} + ${count} × ${paid} = ${money(down + count * paid)}`,
      say`More than the cash price: ${down + count * paid} − ${cash} = ${answer}`,
    ],
  }
}

function onePayment(rng: Random) {
  const { thing, person, town, owed, down, rate, time } = rng.until(
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
    given: { find: 'rate-of-one' as const, cash: owed + down, down, paid, months: time },
    prompt: rng.pick([
      say`${thing} is sold for ${money(owed + down)} in cash, or for ${money(down)} at once and ${money(paid)} after ${months(time)}. What rate of simple interest per annum is charged?`,
      say`${person.name} buys ${thing} worth ${money(owed + down)}. ${person.he === 'he' ? 'He' : 'She'} pays ${money(down)} down and ${money(paid)} ${months(time)} later. Find the yearly rate of simple interest.`,
      say`A dealer of ${town} lets ${person.name} pay ${money(down)} now and ${money(paid)} in ${months(time)} for ${thing}; in cash it costs ${money(owed + down)}. At what rate per annum, simple interest, does the dealer lend?`,
      say`The cash price of ${thing} in ${town} is ${money(owed + down)}. On credit one gives ${money(down)} and, after ${months(time)}, ${money(paid)}. What is the rate of simple interest a year?`,
      say`On the balance after a down payment of ${money(down)} for ${thing}, priced ${money(owed + down)}, ${person.name} of ${town} has to pay ${money(paid)} at the end of ${months(time)}. Which yearly rate of simple interest is in it?`,
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
    ],
    steps: [
      say`After the down payment ${owed + down} − ${down} = ${money(owed)} are owed.`,
      say`The interest is ${paid} − ${owed} = ${money(interest)} for ${months(time)}, that is ${money((interest * 12) / time)} for a year.`,
      say`Rate = ${(interest * 12) / time} ÷ ${owed} × 100 = ${answer}`,
    ],
  }
}

function debtPaidOff(rng: Random) {
  const [years, rate] = [rng.int(3, 5), rng.pick([4, 5, 6, 8, 10, 12, 15])]
  const paid = rng.int(500, 6000, 100)
  const extra = (paid * rate * years * (years - 1)) / 200
  const debt = years * paid + extra
  const [person, town] = [rng.pick(people), rng.pick(towns)]
  const all = quantity(years, 'year')
  const answer = money(debt)
  return {
    given: { find: 'debt' as const, paid, rate, years },
    prompt: rng.pick([
      say`A debt due after ${all} is paid off by ${years} equal yearly instalments of ${money(paid)}, at ${percent(rate)} simple interest. How large is the debt?`,
      say`${person.name} of ${town} pays ${money(paid)} at the end of each of ${all} and so settles what is due at the end of that time. Simple interest is ${percent(rate)} a year. Find the amount due.`,
      say`In ${town} a lender counts ${percent(rate)} simple interest in favour of ${person.name} on every instalment from the day it is paid. With ${money(paid)} a year for ${all}, which debt, due at the end, does ${person.he} discharge?`,
      say`What sum, due in ${all}, can ${person.name} discharge by paying ${money(paid)} every year, the first time after one year, if the rate of simple interest is ${percent(rate)} per annum?`,
      say`${years} annual payments of ${money(paid)} by ${person.name} just meet a bill in ${town} that falls due with the last of them. At ${percent(rate)} simple interest a year, what is the bill?`,
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
