import type { Random } from '../../../kit/random/random.ts'
import { gcd } from '../../../kit/values/exact.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** Two incomes and two expenses in known ratios, with the same saving. */
export function incomes(rng: Random) {
  const drawn = rng.until(
    () => {
      const [a, b, c, d] = [rng.int(2, 11), rng.int(2, 11), rng.int(1, 9), rng.int(1, 9)]
      return { a, b, c, d, cross: a * d - b * c, gap: Math.abs(c - d) }
    },
    // ax − cy = bx − dy: the value of a part of income to that of expense is (c − d) to (a − b).
    ({ a, b, c, d, cross }) =>
      gcd(a, b) === 1 && gcd(c, d) === 1 && (a - b) * (c - d) > 0 && (a > b ? -cross : cross) > 0,
  )
  const { a, b, c, d, gap } = drawn
  const apart = Math.abs(a - b)
  const common = gcd(gap, apart)
  // The smallest values of a part of income and a part of expense.
  const [income, expense] = [gap / common, apart / common]
  const step = rng.int(200, 1600, 100)
  const [x, y] = [income * step, expense * step]
  const saving = a * x - c * y
  const [one, other] = rng.sample(people, 2)
  const answer = money(a * x)
  return {
    given: { find: 'income' as const, incomes: [a, b] as const, expenses: [c, d] as const, saving },
    prompt: rng.pick([
      say`The incomes of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)} and their expenses in the ratio ${ratio(c, d)}. Each of them saves ${money(saving)} a month. What is the monthly income of ${one.name}?`,
      say`${one.name} and ${other.name} earn in the ratio ${ratio(a, b)}, spend in the ratio ${ratio(c, d)} and save ${money(saving)} each. Find the income of ${one.name}.`,
    ]),
    answer,
    mistakes: [
      { value: b * x, because: say`that is the income of ${other.name}` },
      { value: c * y, because: say`that is what ${one.name} spends` },
      { value: d * y, because: say`that is what ${other.name} spends` },
      { value: a * saving, because: say`the saving was taken for one part of the income` },
      {
        value: (saving * a) / Math.abs(a - b),
        because: say`the saving was taken for the difference of the incomes`,
      },
      { value: a * x + saving, because: say`the saving was added to the income` },
      { value: (a + b) * x, because: say`that is the income of both together` },
      { value: a * x - saving, because: say`the saving was taken off the income` },
    ],
    steps: [
      say`Let the incomes be ${a}x and ${b}x, the expenses ${times(c)}y and ${times(d)}y.`,
      say`The savings are equal: ${a}x − ${times(c)}y = ${b}x − ${times(d)}y, so ${times(apart)}x = ${times(gap)}y.`,
      say`With x = ${times(income)}k and y = ${times(expense)}k the saving is ${a * income}k − ${times(c * expense)}k = ${times(a * income - c * expense)}k = ${money(saving)}, so k = ${step}.`,
      say`Income of ${one.name} = ${a * income}k = ${a * income} × ${step} = ${answer}`,
    ],
  }
}

/** 3y, but y for one of them. */
const times = (count: number): string => (count === 1 ? '' : String(count))

export function changedShares(rng: Random) {
  const { a, b, c, d, unit, moved } = rng.until(
    () => {
      const [a, b, c, d] = [rng.int(3, 13), rng.int(2, 11), rng.int(2, 11), rng.int(2, 11)]
      // ax − m : bx + m = c : d gives m = x (ad − bc) / (c + d)
      const [k, cross] = [rng.int(5, 60, 5), a * d - b * c]
      const whole = gcd(cross, c + d)
      return { a, b, c, d, unit: (k * (c + d)) / whole, moved: (k * cross) / whole }
    },
    (drawn) =>
      gcd(drawn.a, drawn.b) === 1 &&
      gcd(drawn.c, drawn.d) === 1 &&
      drawn.moved > 0 &&
      drawn.moved * 2 < drawn.a * drawn.unit &&
      drawn.unit <= 900,
  )
  const [one, other] = rng.sample(people, 2)
  const sum = (a + b) * unit
  const answer = money(a * unit)
  return {
    given: { find: 'changed' as const, before: [a, b] as const, after: [c, d] as const, moved },
    prompt: rng.pick([
      say`The savings of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)}. If ${one.name} gives ${money(moved)} to ${other.name}, the ratio becomes ${ratio(c, d)}. How much has ${one.name} saved?`,
      say`${one.name} and ${other.name} have money in the ratio ${ratio(a, b)}. After ${one.name} hands ${money(moved)} to ${other.name}, they have money in the ratio ${ratio(c, d)}. How much did ${one.name} have at first?`,
    ]),
    answer,
    mistakes: [
      { value: b * unit, because: say`that is the money of ${other.name}` },
      { value: a * unit - moved, because: say`that is what ${one.name} has afterwards` },
      { value: b * unit + moved, because: say`that is what ${other.name} has afterwards` },
      { value: a * unit + moved, because: say`the money given away was added` },
      { value: a * moved, because: say`the money given away was taken for one part` },
      { value: sum, because: say`that is the money of both together` },
      { value: sum / 2, because: say`the money of both was divided equally` },
    ],
    steps: [
      say`Let them have ${a}x and ${b}x. Afterwards they have ${a}x − ${moved} and ${b}x + ${moved}.`,
      say`(${a}x − ${moved}) × ${d} = (${b}x + ${moved}) × ${c}`,
      say`${a * d}x − ${b * c}x = ${moved} × (${c} + ${d}), so x = ${moved * (c + d)} ÷ ${a * d - b * c} = ${unit}.`,
      say`Money of ${one.name} at first = ${a} × ${unit} = ${answer}`,
    ],
  }
}
