import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, quantity, ratio } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { capitalChanged, divide, drawFirm, during, working } from './partnership-changes.ts'

/** "Asha and Ravi put ₹20,000 and ₹30,000 in a shop. Of a profit of ₹15,000, how much is Asha's?" */
export const partnership = defineGenerator({
  id: 'arithmetic/partnership',
  version: 2,
  levels: {
    easy: { forms: [sameTime] },
    medium: { forms: [differentTimes, joiningMonth] },
    hard: { forms: [capitalChanged, working] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'share': {
        // Every rupee counts once for each month that it works.
        const work = given.partners.map((months) => months.reduce((sum, rupees) => sum + rupees, 0))
        const all = work.reduce((sum, one) => sum + one, 0)
        return ((work[0] ?? 0) / all) * given.profit
      }
      case 'months':
        return bisect(
          (months) => given.second * months * given.shares[0] - given.first * 12 * given.shares[1],
          100,
        )
      case 'total': {
        const left = 1 - given.fee / 100
        const part = given.first / (given.first + given.second)
        return bisect(
          (profit) => profit * (given.fee / 100) + profit * left * part - given.got,
          given.got * 50,
        )
      }
    }
  },
})

function sameTime(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const { first, second } = rng.until(
    () => ({ first: rng.int(8000, 60_000, 1000), second: rng.int(8000, 60_000, 1000) }),
    (drawn) =>
      drawn.first !== drawn.second && (drawn.first + drawn.second) / gcd(drawn.first, drawn.second) <= 24,
  )
  const { a, b, unit, profit } = divide(rng, first, second)
  const answer = money(a * unit)
  return {
    given: { find: 'share' as const, partners: [during(first, 12), during(second, 12)], profit },
    prompt: rng.pick([
      say`${one.name} and ${other.name} put ${money(first)} and ${money(second)} in ${firm}. Of the yearly profit of ${money(profit)}, how much belongs to ${one.name}?`,
      say`${firm} was started by ${one.name} with ${money(first)} and ${other.name} with ${money(second)}. After a year it has made ${money(profit)}. Find the share of ${one.name}.`,
    ]),
    answer,
    mistakes: [
      { value: b * unit, because: say`that is the share of ${other.name}` },
      { value: profit / 2, because: say`the profit was divided equally` },
      { value: first, because: say`that is the money that ${one.name} put in` },
      {
        value: (first * a) / (a + b),
        because: say`the money of ${one.name} was divided instead of the profit`,
      },
      { value: unit, because: say`that is the value of one part` },
      { value: (profit * b) / a, because: say`the share was taken as ${b}/${a} of the profit` },
      { value: Math.abs(a - b) * unit, because: say`that is the difference of the two shares` },
      { value: profit / b, because: say`the profit was divided by the parts of ${other.name}` },
      { value: profit / a, because: say`the profit was divided by the parts of ${one.name}` },
      { value: (profit * a) / b, because: say`the share was taken as ${a}/${b} of the profit` },
    ],
    // With 1 to 2 most mistakes fall together.
    others: [(a - 0.5) * unit, (a + 0.5) * unit],
    within: [1, profit - 1] as const,
    steps: [
      say`The profit is shared in the ratio of the money: ${first} : ${second} = ${ratio(a, b)}.`,
      say`Share of ${one.name} = ${profit} × ${a}/${a + b} = ${answer}`,
    ],
  }
}

function differentTimes(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const { first, second, late } = rng.until(
    () => ({ first: rng.int(8000, 60_000, 1000), second: rng.int(8000, 60_000, 1000), late: rng.int(2, 9) }),
    (drawn) => {
      const [x, y] = [drawn.first * 12, drawn.second * (12 - drawn.late)]
      return x !== y && drawn.first !== drawn.second && (x + y) / gcd(x, y) <= 40
    },
  )
  const months = 12 - late
  const { a, b, unit, profit } = divide(rng, first * 12, second * months)
  const isFirst = rng.chance(0.5)
  const [asked, mine, yours] = isFirst ? [one, a, b] : [other, b, a]
  const answer = money(mine * unit)
  const both = [during(first, 12), during(second, months)]
  return {
    given: { find: 'share' as const, partners: isFirst ? both : both.reverse(), profit },
    prompt: rng.pick([
      say`${one.name} starts ${firm} with ${money(first)}. After ${quantity(late, 'month')} ${other.name} joins with ${money(second)}. Of the profit of ${money(profit)} at the end of the year, how much does ${asked.name} get?`,
      say`${other.name} puts ${money(second)} in ${firm} ${quantity(late, 'month')} after ${one.name} began it with ${money(first)}. The first year brings ${money(profit)}. What is the share of ${asked.name}?`,
    ]),
    answer,
    mistakes: [
      { value: yours * unit, because: say`that is the share of the other partner` },
      {
        value: (profit * (isFirst ? first : second)) / (first + second),
        because: say`the months were left out`,
      },
      {
        value: (profit * (isFirst ? 12 : months)) / (12 + months),
        because: say`only the months were compared, not the money`,
      },
      { value: profit / 2, because: say`the profit was divided equally` },
      {
        value: (profit * (isFirst ? first * 12 : second * late)) / (first * 12 + second * late),
        because: say`${other.name} was given the months before joining`,
      },
      { value: Math.abs(mine - yours) * unit, because: say`that is the difference of the two shares` },
      {
        value: (profit * (isFirst ? first * late : second * months)) / (first * late + second * months),
        because: say`only the months before ${other.name} joined were counted for ${one.name}`,
      },
    ],
    within: [1, profit - 1] as const,
    steps: [
      say`${other.name}'s money works for 12 − ${late} = ${quantity(months, 'month')}.`,
      say`The profit is shared as ${first} × 12 : ${second} × ${months} = ${ratio(a, b)}.`,
      say`Share of ${asked.name} = ${profit} × ${mine}/${a + b} = ${answer}`,
    ],
  }
}

function joiningMonth(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const { first, second, months } = rng.until(
    () => ({
      first: rng.int(8000, 60_000, 1000),
      second: rng.int(8000, 60_000, 1000),
      months: rng.int(3, 10),
    }),
    (drawn) => {
      const [x, y] = [drawn.first * 12, drawn.second * drawn.months]
      return drawn.first !== drawn.second && x !== y && (x + y) / gcd(x, y) <= 24
    },
  )
  const common = gcd(first * 12, second * months)
  const [a, b] = [(first * 12) / common, (second * months) / common]
  const answer = quantity(months, 'month')
  return {
    given: { find: 'months' as const, first, second, shares: [a, b] as const },
    prompt: rng.pick([
      say`${one.name} puts ${money(first)} in ${firm} for a whole year; ${other.name} puts in ${money(second)} for a part of it. They share the profit in the ratio ${ratio(a, b)}. For how many months was the money of ${other.name} used?`,
      say`${one.name} began ${firm} with ${money(first)} and ${other.name} joined later with ${money(second)}. At the end of the year the profit was shared as ${ratio(a, b)}. For how many months was ${other.name} a partner?`,
    ]),
    answer,
    within: [0.5, 12] as const,
    mistakes: [
      { value: 12 - months, because: say`that is the time before ${other.name} joined` },
      { value: (12 * b) / (a + b), because: say`the year was divided in the ratio of the profits` },
      { value: (12 * b) / a, because: say`the money was left out` },
      { value: (12 * first) / second, because: say`the ratio of the profits was left out` },
      {
        value: (12 * second) / first,
        because: say`the money was turned upside down and the profits left out`,
      },
      { value: months + 1, because: say`the month of joining was counted twice` },
      { value: months - 1, because: say`the month of joining was left out` },
    ],
    steps: [
      say`Let it be m months. The profit is shared as ${first} × 12 : ${second} × m.`,
      say`So ${first * 12} : ${second}m = ${ratio(a, b)}, and ${second}m = ${first * 12} × ${b} ÷ ${a} = ${second * months}.`,
      say`m = ${second * months} ÷ ${second} = ${answer}`,
    ],
  }
}
