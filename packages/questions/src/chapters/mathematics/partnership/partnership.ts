import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent, quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Asha and Ravi put ₹20,000 and ₹30,000 in a shop. Of a profit of ₹15,000, how much is Asha's?" */
export const partnership = defineGenerator({
  id: 'arithmetic/partnership',
  version: 2,
  concepts: ['simple-partnership', 'compound-partnership', 'working-partner'],
  levels: {
    easy: { forms: [sameTime] },
    medium: { forms: [differentTimes, joiningMonth] },
    hard: { forms: [capitalChanged, working] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'share': {
        // Every rupee counts once for each month it is invested.
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
    concept: 'simple-partnership',
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
    // With a ratio of 1 to 2 most mistakes coincide.
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
    concept: 'compound-partnership',
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
    concept: 'compound-partnership',
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

function capitalChanged(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const drawn = rng.until(
    () => {
      const [first, second, change, after] = [
        rng.int(10_000, 48_000, 2000),
        rng.int(10_000, 48_000, 2000),
        rng.int(2000, 16_000, 2000),
        rng.int(3, 9),
      ]
      const sign = rng.pick([1, -1] as const)
      const [x, y] = [first * after + (first + sign * change) * (12 - after), second * 12]
      return { first, second, change, after, sign, x, y }
    },
    ({ first, change, sign, x, y }) => first + sign * change >= 4000 && x !== y && (x + y) / gcd(x, y) <= 40,
  )
  const { first, second, change, after, sign, x, y } = drawn
  const changed = first + sign * change
  const { a, b, unit, profit } = divide(rng, x, y)
  const answer = money(a * unit)
  const did = sign === 1 ? 'adds' : 'takes out'
  const share = (mine: number) => (profit * mine) / (mine + y)
  return {
    concept: 'compound-partnership',
    given: {
      find: 'share' as const,
      partners: [[...during(first, after), ...during(changed, 12 - after)], during(second, 12)],
      profit,
    },
    prompt: rng.pick([
      say`${one.name} and ${other.name} start ${firm} with ${money(first)} and ${money(second)}. After ${quantity(after, 'month')} ${one.name} ${did} ${money(change)}. Of the profit of ${money(profit)} at the end of the year, how much does ${one.name} get?`,
      say`In ${firm}, ${one.name} has ${money(first)} and ${other.name} ${money(second)}. When ${quantity(after, 'month')} have passed, ${one.name} ${did} ${money(change)}. The year's profit is ${money(profit)}. Find the share of ${one.name}.`,
    ]),
    answer,
    mistakes: [
      { value: b * unit, because: say`that is the share of ${other.name}` },
      { value: share(first * 12), because: say`the change after ${quantity(after, 'month')} was left out` },
      { value: share(changed * 12), because: say`the changed sum was taken for the whole year` },
      {
        value: share(first * (12 - after) + changed * after),
        because: say`the months before and after the change were exchanged`,
      },
      { value: profit / 2, because: say`the profit was divided equally` },
      { value: Math.abs(a - b) * unit, because: say`that is the difference of the two shares` },
      {
        value: share(first * after + change * (12 - after)),
        because: say`after ${quantity(after, 'month')} only the ${money(change)} were counted for ${one.name}`,
      },
    ],
    within: [1, profit - 1] as const,
    steps: [
      say`After ${quantity(after, 'month')} ${one.name} has ${first} ${sign === 1 ? '+' : '−'} ${change} = ${money(changed)} for ${quantity(12 - after, 'month')}.`,
      say`${one.name}: ${first} × ${after} + ${changed} × ${12 - after} = ${x}; ${other.name}: ${second} × 12 = ${y}.`,
      say`The profit is shared as ${x} : ${y} = ${ratio(a, b)}.`,
      say`Share of ${one.name} = ${profit} × ${a}/${a + b} = ${answer}`,
    ],
  }
}

function working(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const fee = rng.pick([5, 10, 12, 15, 20, 25])
  const { first, second } = rng.until(
    () => ({ first: rng.int(8000, 60_000, 1000), second: rng.int(8000, 60_000, 1000) }),
    (drawn) =>
      drawn.first !== drawn.second &&
      (drawn.first + drawn.second) / gcd(drawn.first, drawn.second) <= 12 &&
      ((100 - fee) * drawn.first) % (drawn.first + drawn.second) === 0,
  )
  const common = gcd(first, second)
  const [a, b] = [first / common, second / common]
  const profit = rng.int(2, 24) * 100 * (a + b)
  const pay = (profit * fee) / 100
  const got = pay + ((profit - pay) * a) / (a + b)
  const answer = money(profit)
  const share = fee + ((100 - fee) * a) / (a + b)
  return {
    concept: 'working-partner',
    given: { find: 'total' as const, first, second, fee, got },
    prompt: rng.pick([
      say`${one.name} and ${other.name} put ${money(first)} and ${money(second)} in ${firm}. ${one.name} runs it and gets ${percent(fee)} of the profit for that; the rest is shared by their money. ${one.name} gets ${money(got)} in all. What is the whole profit?`,
      say`For managing ${firm}, ${one.name} takes ${percent(fee)} of the profit. The rest is divided between ${one.name} and ${other.name}, who put in ${money(first)} and ${money(second)}. If ${one.name} gets ${money(got)} altogether, find the profit.`,
    ]),
    answer,
    mistakes: [
      { value: (got * (a + b)) / a, because: say`the pay for the management was left out` },
      { value: profit - pay, because: say`that is the profit after the pay for the management` },
      { value: profit + pay, because: say`the pay for the management was added to the profit` },
      {
        value: (got * 100) / (fee + (100 * a) / (a + b)),
        because: say`the whole profit was shared by the money, on top of the pay`,
      },
      { value: profit - got, because: say`that is the share of ${other.name}` },
      {
        value: (got * (a + b) * 100) / (a * (100 - fee)),
        because: say`all that ${one.name} got was taken for the share by money`,
      },
      { value: 2 * got, because: say`the profit was taken to be divided equally` },
    ],
    steps: [
      say`The rest is shared as ${first} : ${second} = ${ratio(a, b)}.`,
      say`Of a profit of ₹100, ${money(fee)} is the pay for the management and ${money(100 - fee)} is left.`,
      say`${one.name} gets ${fee} + ${100 - fee} × ${a}/${a + b} = ${share} of every 100.`,
      say`Profit = ${got} × 100 ÷ ${share} = ${answer}`,
    ],
  }
}

const BUSINESSES = [
  'a tea stall',
  'a tailoring shop',
  'a dairy',
  'a printing press',
  'a book shop',
  'a bakery',
  'a transport firm',
  'a toy workshop',
]

/** A partner's investment, month by month. */
const during = (rupees: number, months: number): number[] => Array.from({ length: months }, () => rupees)

/** Two partners and their business. */
function drawFirm(rng: Random) {
  const [one, other] = rng.sample(people, 2)
  return { one, other, firm: say`${rng.pick(BUSINESSES)} in ${rng.pick(towns)}` }
}

/** Both products in their smallest ratio, and a profit that it divides. */
function divide(rng: Random, first: number, second: number) {
  const common = gcd(first, second)
  const [a, b] = [first / common, second / common]
  const unit = rng.int(
    Math.ceil(6000 / (a + b) / 100) * 100,
    Math.ceil(60_000 / (a + b) / 100) * 100 + 400,
    100,
  )
  return { a, b, unit, profit: unit * (a + b) }
}
