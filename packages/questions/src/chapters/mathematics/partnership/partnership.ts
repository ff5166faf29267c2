import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, percent, quantity, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Asha and Ravi put ₹20,000 and ₹30,000 in a shop. Of a profit of ₹15,000, how much is Asha's?" */
export const partnership = defineGenerator({
  id: 'arithmetic/partnership',
  version: 6,
  concepts: ['simple-partnership', 'compound-partnership', 'working-partner'],
  levels: {
    easy: { forms: [sameTime] },
    medium: { forms: [differentTimes, joiningMonth, capitalChanged] },
    hard: { forms: [capitalOfOther, working] },
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
      case 'capital': {
        // Every rupee of the second counts for each month from joining to the end of the year.
        const first = given.months.reduce((sum, rupees) => sum + rupees, 0)
        return bisect((rupees) => rupees * given.stayed * given.shares[0] - first * given.shares[1], 1e7)
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
      say`${one.name} and ${other.name} started ${firm} by investing ${money(first)} and ${money(second)}, respectively. If the profit at the end of the year is ${money(profit)}, ${askThen(rng, say`the share of ${one.name}`)}`,
      say`${one.name} and ${other.name} entered into a partnership in ${firm} with capitals of ${money(first)} and ${money(second)}, respectively. Out of a yearly profit of ${money(profit)}, how much does ${one.name} get?`,
      say`A profit of ${money(profit)} is earned in ${firm} in which ${one.name} and ${other.name} invested ${money(first)} and ${money(second)}, respectively. ${ask(rng, say`the profit received by ${one.name}`)}`,
      say`If ${one.name} invests ${money(first)} and ${other.name} invests ${money(second)} in ${firm} for the same period, then ${askThen(rng, say`the share of ${one.name} in a profit of ${money(profit)}`)}`,
      say`Two ${rng.pick(['friends', 'partners', 'brothers'])} ${one.name} and ${other.name} run ${firm} with investments of ${money(first)} and ${money(second)}. They earn ${money(profit)} in a year. How much of it belongs to ${one.name}?`,
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
      say`${one.name} started ${firm} with ${money(first)}. After ${quantity(late, 'month')}, ${other.name} joined with ${money(second)}. If the profit at the end of the year is ${money(profit)}, ${askThen(rng, say`the share of ${asked.name}`)}`,
      say`${one.name} invests ${money(first)} in ${firm}, and ${quantity(late, 'month')} later ${other.name} invests ${money(second)}. Out of the annual profit of ${money(profit)}, how much does ${asked.name} receive?`,
      say`A ${rng.pick(['business', 'partnership'])} was begun by ${one.name} with ${money(first)}, and ${other.name} joined it after ${quantity(late, 'month')} with ${money(second)}. The profit after one year from the start was ${money(profit)}. ${ask(rng, say`the profit share of ${asked.name}`)}`,
      say`If ${other.name} joins ${firm}, started by ${one.name} with ${money(first)}, after ${quantity(late, 'month')} with a capital of ${money(second)}, then ${askThen(rng, say`the share of ${asked.name} in the first year's profit of ${money(profit)}`)}`,
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
      say`${one.name} started ${firm} with ${money(first)} and ${other.name} joined later with ${money(second)}. At the end of the year, the profit was divided in the ratio ${ratio(a, b)}, respectively. For how many months did ${other.name} invest the money?`,
      say`${one.name} invests ${money(first)} in ${firm} for a year and ${other.name} invests ${money(second)} for x months. If the ratio of their profits is ${ratio(a, b)}, ${askThen(rng, 'the value of x')}`,
      say`If ${one.name} and ${other.name} share the annual profit of ${firm} in the ratio ${ratio(a, b)} and their investments are ${money(first)} for 12 months and ${money(second)} for a part of the year, respectively, then how many months was ${other.name} a partner?`,
      say`A partnership was started by ${one.name} with ${money(first)}, and ${other.name} joined after some months with ${money(second)}. They divided the yearly profit in the ratio ${ratio(a, b)}. ${ask(rng, say`the period for which ${other.name} invested`)}`,
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
      say`${one.name} and ${other.name} started ${firm} with ${money(first)} and ${money(second)}, respectively. After ${quantity(after, 'month')}, ${one.name} ${sign === 1 ? 'invested' : 'withdrew'} ${sign === 1 ? 'another ' : ''}${money(change)}. If the annual profit is ${money(profit)}, ${askThen(rng, say`the share of ${one.name}`)}`,
      say`In ${firm}, ${one.name} and ${other.name} invest ${money(first)} and ${money(second)}, respectively. ${one.name} ${did} ${money(change)} after ${quantity(after, 'month')}. Out of a profit of ${money(profit)} at the end of the year, how much does ${one.name} get?`,
      say`If ${one.name}, who began ${firm} with ${money(first)}, ${did} ${money(change)} after ${quantity(after, 'month')} while ${other.name} keeps ${money(second)} for the whole year, then ${askThen(rng, say`the share of ${one.name} in a yearly profit of ${money(profit)}`)}`,
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

/** "A starts with ₹30,000 and adds ₹10,000 after 4 months. B joins after 3 months. They share as 22 : 15. What did B invest?" */
function capitalOfOther(rng: Random) {
  const { one, other, firm } = drawFirm(rng)
  const { first, change, after, sign, joined, second } = rng.until(
    () => ({
      first: rng.int(12_000, 60_000, 2000),
      change: rng.int(2000, 20_000, 2000),
      after: rng.int(3, 9),
      sign: rng.pick([1, -1] as const),
      joined: rng.int(1, 8),
      second: rng.int(10_000, 80_000, 1000),
    }),
    (drawn) => {
      const changed = drawn.first + drawn.sign * drawn.change
      const x = drawn.first * drawn.after + changed * (12 - drawn.after)
      const y = drawn.second * (12 - drawn.joined)
      return changed >= 4000 && x !== y && drawn.first !== drawn.second && (x + y) / gcd(x, y) <= 40
    },
  )
  const changed = first + sign * change
  const x = first * after + changed * (12 - after)
  const stayed = 12 - joined
  const y = second * stayed
  const [a, b] = [x / gcd(x, y), y / gcd(x, y)]
  const answer = money(second)
  const did = sign === 1 ? say`invested another ${money(change)}` : say`withdrew ${money(change)}`
  const [when, later] = [quantity(after, 'month'), quantity(joined, 'month')]
  return {
    concept: 'compound-partnership',
    given: {
      find: 'capital' as const,
      months: [...during(first, after), ...during(changed, 12 - after)],
      stayed,
      shares: [a, b] as const,
    },
    prompt: rng.pick([
      say`${one.name} started ${firm} with ${money(first)} and ${did} after ${when}. ${other.name} joined ${later} after the start. If the profit of the year was shared by ${one.name} and ${other.name} in the ratio ${ratio(a, b)}, how much did ${other.name} invest?`,
      say`${one.name} put ${money(first)} into ${firm} and, ${when} later, ${did}. ${other.name}, who came in ${later} after the start, got a share of the yearly profit that was to ${one.name}'s share as ${ratio(b, a)}. ${ask(rng, say`the capital of ${other.name}`)}`,
      say`At the end of a year, the profit of ${firm} was divided between ${one.name} and ${other.name} in the ratio ${ratio(a, b)}. ${one.name} had begun with ${money(first)} and ${did} after ${when}, while ${other.name} had joined after ${later}. ${ask(rng, say`the sum that ${other.name} invested`)}`,
    ]),
    answer,
    mistakes: [
      { value: y / 12, because: say`the capital of ${other.name} was taken for the whole year` },
      { value: (first * 12 * b) / (a * stayed), because: say`the change after ${when} was left out` },
      {
        value: (changed * 12 * b) / (a * stayed),
        because: say`the changed sum was taken for the whole year`,
      },
      { value: (first * b) / a, because: say`the months were left out` },
      { value: joined > 0 ? y / joined : y, because: say`the months before joining were counted` },
      { value: second + 2000, because: say`a slip in the division made it too large` },
      { value: second - 2000, because: say`a slip in the division made it too small` },
      { value: (x * a) / (b * stayed), because: say`the ratio of the shares was turned upside down` },
    ].filter(({ value }) => Number.isInteger(value / 50)),
    within: [3000, 2_00_000] as const,
    steps: [
      say`${one.name} has ${first} ${sign === 1 ? '+' : '−'} ${change} = ${money(changed)} in the last ${quantity(12 - after, 'month')}.`,
      say`${one.name}: ${first} × ${after} + ${changed} × ${12 - after} = ${x}`,
      say`The shares are as ${ratio(a, b)}, so ${other.name} counts for ${x} × ${b} ÷ ${a} = ${y}.`,
      say`${other.name} invested for ${quantity(stayed, 'month')}: ${y} ÷ ${stayed} = ${answer}`,
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
      say`${one.name} and ${other.name} invested ${money(first)} and ${money(second)}, respectively, in ${firm}. ${one.name} gets ${percent(fee)} of the profit for managing it and the rest is divided in the ratio of their investments. If ${one.name} receives ${money(got)} in all, ${askThen(rng, 'the total profit')}`,
      say`A working partner ${one.name} and a sleeping partner ${other.name} invest ${money(first)} and ${money(second)}, respectively, in ${firm}. ${percent(fee)} of the profit goes to ${one.name} for managing it and the rest is shared according to their capitals. If ${one.name} gets ${money(got)}, what is the profit?`,
      say`If ${one.name} takes ${percent(fee)} of the profit of ${firm} for running it and shares the rest with ${other.name} in the ratio of their investments of ${money(first)} and ${money(second)}, getting ${money(got)} altogether, then ${askThen(rng, 'the total profit')}`,
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
  const [one, other] = drawLetters(rng, 2)
  return { one, other, firm: say`${rng.pick(BUSINESSES)}` }
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
