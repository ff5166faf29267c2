import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent, quantity, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

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

/** A partner's money, month by month. */
export const during = (rupees: number, months: number): number[] =>
  Array.from({ length: months }, () => rupees)

/** What every draw of two partners has: who they are and what they run. */
export function drawFirm(rng: Random) {
  const [one, other] = rng.sample(people, 2)
  return { one, other, firm: say`${rng.pick(BUSINESSES)} in ${rng.pick(towns)}` }
}

/** Both products in their smallest ratio, and a profit that it divides. */
export function divide(rng: Random, first: number, second: number) {
  const common = gcd(first, second)
  const [a, b] = [first / common, second / common]
  const unit = rng.int(
    Math.ceil(6000 / (a + b) / 100) * 100,
    Math.ceil(60_000 / (a + b) / 100) * 100 + 400,
    100,
  )
  return { a, b, unit, profit: unit * (a + b) }
}

export function capitalChanged(rng: Random) {
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

export function working(rng: Random) {
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
