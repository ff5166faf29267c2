import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { gcd, lcm } from '../../../kit/values/exact.ts'
import { money, ratio } from '../../../kit/values/value.ts'
import { ask, askThen } from '../../../kit/wording/ask.ts'
import { drawLetters } from '../../../kit/wording/people.ts'
import { say } from '../../../kit/wording/say.ts'

/** "₹4,200 is divided between Asha and Ravi in the ratio 3 : 4. How much does Asha get?" */
export const ratioSplit = defineGenerator({
  id: 'arithmetic/ratio-split',
  version: 7,
  concepts: ['dividing-a-sum', 'chain-of-ratios', 'income-and-expenditure', 'changed-ratio'],
  levels: {
    easy: { forms: [shareOfSum] },
    medium: { forms: [sumOfDifference, chain] },
    hard: { forms: [incomes, changedShares] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'share': {
        const [first, second] = given.parts
        return bisect((share) => share + (share * second) / first - given.sum, given.sum)
      }
      case 'sum': {
        const [first, second] = given.parts
        const part = bisect((unit) => unit * Math.abs(first - second) - given.difference, given.difference)
        return part * first + part * second
      }
      case 'chain-share': {
        const [a, b, c, d] = [...given.first, ...given.second]
        // The middle person fixes both others.
        return bisect((middle) => (middle * a) / b + middle + (middle * d) / c - given.sum, given.sum)
      }
      case 'income': {
        const [a, b] = given.incomes
        const [c, d] = given.expenses
        // Both save the same: the income for which both expenses come out in their ratio.
        return bisect((income) => {
          const other = (income * b) / a
          const difference = (income - given.saving) * d - (other - given.saving) * c
          return a * d > b * c ? difference : -difference
        }, 1e7)
      }
      case 'changed': {
        const [a, b] = given.before
        const [c, d] = given.after
        return bisect((first) => {
          const second = (first * b) / a
          const difference = (first - given.moved) * d - (second + given.moved) * c
          return difference
        }, 1e7)
      }
    }
  },
})

function drawParts(rng: Random, largest: number): [number, number] {
  return rng.until(
    (): [number, number] => [rng.int(2, largest), rng.int(2, largest)],
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )
}

function shareOfSum(rng: Random) {
  const [a, b] = drawParts(rng, 11)
  const unit = rng.int(40, 900, 10)
  const sum = unit * (a + b)
  const [one, other] = drawLetters(rng, 2)
  const what = rng.pick(['a prize', 'a bonus', 'a gift', 'a reward', 'a scholarship'])
  const answer = money(unit * a)
  return {
    concept: 'dividing-a-sum',
    given: { find: 'share' as const, sum, parts: [a, b] as const },
    prompt: rng.pick([
      say`A sum of ${money(sum)} is divided between ${one.name} and ${other.name} in the ratio ${ratio(a, b)}. ${ask(rng, say`the share of ${one.name}`)}`,
      say`If ${money(sum)} is distributed between ${one.name} and ${other.name} in the ratio ${ratio(a, b)}, then how much does ${one.name} get?`,
      say`${one.name} and ${other.name} share ${what} of ${money(sum)} in the ratio ${ratio(a, b)}, respectively. ${ask(rng, say`the amount received by ${one.name}`)}`,
      say`Two ${rng.pick(['friends', 'brothers', 'sisters', 'partners'])} divide ${money(sum)} in the ratio ${ratio(a, b)}. ${ask(rng, 'the share of the first')}`,
      say`A ${rng.pick(['man', 'father', 'woman', 'mother'])} divides ${money(sum)} between two children in the ratio ${ratio(a, b)}. How much does the first child get?`,
    ]),
    answer,
    mistakes: [
      { value: unit * b, because: say`that is the share of ${other.name}` },
      { value: sum / 2, because: say`the sum was divided equally` },
      { value: unit, because: say`that is the value of one part` },
      { value: sum / a, because: say`the sum was divided by the number of ${one.name}'s parts` },
      { value: sum / b, because: say`the sum was divided by the number of ${other.name}'s parts` },
      { value: (sum * a) / b, because: say`the share was taken as ${a}/${b} of the sum` },
      { value: unit * Math.abs(a - b), because: say`that is the difference of the two shares` },
      { value: (sum * b) / a, because: say`the share was taken as ${b}/${a} of the sum` },
      { value: unit * (a + 1), because: say`one part too many was counted` },
      { value: unit * (a - 1), because: say`one part too few was counted` },
    ].filter(({ value }) => Number.isInteger(value)),
    // A share is less than the sum.
    within: [1, sum - 1] as const,
    steps: [
      say`There are ${a} + ${b} = ${a + b} parts; one part is ${sum} ÷ ${a + b} = ${money(unit)}.`,
      say`Share of ${one.name} = ${a} × ${unit} = ${answer}`,
    ],
  }
}

function sumOfDifference(rng: Random) {
  const [a, b] = drawParts(rng, 12)
  const unit = rng.int(40, 900, 10)
  const gap = Math.abs(a - b)
  const difference = unit * gap
  const [one, other] = drawLetters(rng, 2)
  const [more, less] = a > b ? [one, other] : [other, one]
  const answer = money(unit * (a + b))
  return {
    concept: 'dividing-a-sum',
    given: { find: 'sum' as const, parts: [a, b] as const, difference },
    prompt: rng.pick([
      say`A sum of money is divided between ${one.name} and ${other.name} in the ratio ${ratio(a, b)}. If ${more.name} gets ${money(difference)} more than ${less.name}, ${askThen(rng, 'the total sum')}`,
      say`If a certain sum is divided between ${one.name} and ${other.name} in the ratio ${ratio(a, b)} and the difference between their shares is ${money(difference)}, then ${askThen(rng, 'the sum')}`,
      say`${one.name} and ${other.name} share ${rng.pick(['a prize', 'a profit', 'an amount', 'a reward'])} in the ratio ${ratio(a, b)}, respectively. ${less.name} gets ${money(difference)} less than ${more.name}. How much do they share in all?`,
      say`The ratio of the ${rng.pick(['incomes', 'savings', 'salaries', 'investments'])} of ${one.name} and ${other.name} is ${ratio(a, b)} and their difference is ${money(difference)}. ${ask(rng, 'their total')}`,
    ]),
    answer,
    mistakes: [
      { value: unit * Math.max(a, b), because: say`that is the part of ${more.name} alone` },
      { value: unit * Math.min(a, b), because: say`that is the part of ${less.name} alone` },
      { value: difference * (a + b), because: say`the difference was taken for one part` },
      { value: unit * (a + b) + difference, because: say`the difference was added to the sum` },
      { value: unit * (a + b) - difference, because: say`the difference was taken off the sum` },
      { value: 2 * unit * Math.max(a, b), because: say`both were given the larger part` },
      { value: unit * a * b, because: say`the numbers of the ratio were multiplied instead of added` },
    ],
    steps: [
      say`The difference is ${Math.max(a, b)} − ${Math.min(a, b)} = ${gap} ${gap === 1 ? 'part' : 'parts'}, so one part is ${difference} ÷ ${gap} = ${money(unit)}.`,
      say`The sum has ${a} + ${b} = ${a + b} parts.`,
      say`Sum = ${a + b} × ${unit} = ${answer}`,
    ],
  }
}

function chain(rng: Random) {
  const [a, b] = drawParts(rng, 7)
  const [c, d] = rng.until(
    () => drawParts(rng, 7),
    ([middle]) => middle !== b,
  )
  const common = lcm(b, c)
  const parts = [(a * common) / b, common, (d * common) / c] as const
  const shared = gcd(gcd(parts[0], parts[1]), parts[2])
  const [x, y, z] = [parts[0] / shared, parts[1] / shared, parts[2] / shared]
  const unit = rng.int(20, 400, 10)
  const sum = unit * (x + y + z)
  const [one, two, three] = drawLetters(rng, 3)
  const answer = money(unit * y)
  return {
    concept: 'chain-of-ratios',
    given: { find: 'chain-share' as const, sum, first: [a, b] as const, second: [c, d] as const },
    prompt: rng.pick([
      say`A sum of ${money(sum)} is divided among ${one.name}, ${two.name} and ${three.name} such that ${one.name} : ${two.name} = ${ratio(a, b)} and ${two.name} : ${three.name} = ${ratio(c, d)}. ${ask(rng, say`the share of ${two.name}`)}`,
      say`${one.name}, ${two.name} and ${three.name} share ${money(sum)}. The shares of ${one.name} and ${two.name} are in the ratio ${ratio(a, b)} and those of ${two.name} and ${three.name} in the ratio ${ratio(c, d)}. How much does ${two.name} get?`,
      say`If ${money(sum)} is distributed among ${one.name}, ${two.name} and ${three.name} so that the ratio of the first two shares is ${ratio(a, b)} and that of the last two is ${ratio(c, d)}, then ${askThen(rng, say`the amount received by ${two.name}`)}`,
      say`The ratio of the ${rng.pick(['incomes', 'savings', 'salaries'])} of ${one.name} and ${two.name} is ${ratio(a, b)} and that of ${two.name} and ${three.name} is ${ratio(c, d)}. If the three together have ${money(sum)}, what is the amount of ${two.name}?`,
    ]),
    answer,
    mistakes: [
      { value: unit * x, because: say`that is the part of ${one.name}` },
      { value: unit * z, because: say`that is the part of ${three.name}` },
      { value: (sum * b) / (a + b + d), because: say`the parts were taken as ${ratio(a, b, d)}` },
      { value: (sum * c) / (a + c + d), because: say`the parts were taken as ${ratio(a, c, d)}` },
      { value: sum / 3, because: say`the sum was divided equally` },
      { value: (sum * (b + c)) / (a + b + c + d), because: say`the two numbers of ${two.name} were added` },
      { value: unit, because: say`that is the value of one part` },
    ],
    steps: [
      say`Make the number of ${two.name} the same in both: the parts are as ${ratio(x, y, z)}.`,
      say`There are ${x} + ${y} + ${z} = ${x + y + z} parts; one part is ${sum} ÷ ${x + y + z} = ${money(unit)}.`,
      say`Part of ${two.name} = ${y} × ${unit} = ${answer}`,
    ],
  }
}

/** Two incomes and two expenses in known ratios, with the same saving. */
function incomes(rng: Random) {
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
  // Both can live on it.
  const step = rng.until(
    () => rng.int(200, 6000, 100),
    (drawn) => Math.min(a, b) * income * drawn >= 6000 && Math.max(a, b) * income * drawn <= 90_000,
  )
  const [x, y] = [income * step, expense * step]
  const saving = a * x - c * y
  const [one, other] = drawLetters(rng, 2)
  const answer = money(a * x)
  return {
    concept: 'income-and-expenditure',
    given: { find: 'income' as const, incomes: [a, b] as const, expenses: [c, d] as const, saving },
    prompt: rng.pick([
      say`The incomes of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)} and their expenses in the ratio ${ratio(c, d)}. Each of them saves ${money(saving)} a month. ${ask(rng, say`the monthly income of ${one.name}`)}`,
      say`The ratio of the monthly incomes of two ${rng.pick(['friends', 'brothers', 'workers', 'clerks'])}, ${one.name} and ${other.name}, is ${ratio(a, b)}, that of their expenses is ${ratio(c, d)}, and each saves ${money(saving)} a month. ${ask(rng, say`the monthly income of ${one.name}`)}`,
      say`${one.name} and ${other.name} have incomes as ${ratio(a, b)} and expenditures as ${ratio(c, d)}. If both save ${money(saving)}, ${one.name}'s income is:`,
      say`If ${one.name} and ${other.name} save ${money(saving)} each, their incomes being in the ratio ${ratio(a, b)} and their expenditures in the ratio ${ratio(c, d)}, then ${askThen(rng, say`the income of ${one.name}`)}`,
      say`${one.name} and ${other.name} earn in the ratio ${ratio(a, b)}, spend in the ratio ${ratio(c, d)} and save ${money(saving)} each. ${ask(rng, say`the income of ${one.name}`)}`,
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

/** 3y, but y for a factor of 1. */
const times = (count: number): string => (count === 1 ? '' : String(count))

function changedShares(rng: Random) {
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
  const [one, other] = drawLetters(rng, 2)
  const sum = (a + b) * unit
  const cross = a * d - b * c
  const answer = money(a * unit)
  return {
    concept: 'changed-ratio',
    given: { find: 'changed' as const, before: [a, b] as const, after: [c, d] as const, moved },
    prompt: rng.pick([
      say`The savings of ${one.name} and ${other.name} are in the ratio ${ratio(a, b)}. If ${one.name} gives ${money(moved)} to ${other.name}, the ratio becomes ${ratio(c, d)}. How much has ${one.name} saved?`,
      say`The ratio of the amounts with two ${rng.pick(['brothers', 'sisters', 'friends', 'traders'])} ${one.name} and ${other.name} is ${ratio(a, b)}. When ${one.name} gives ${money(moved)} to ${other.name}, it is ${ratio(c, d)}. ${ask(rng, say`the amount with ${one.name} at the beginning`)}`,
      say`If ${money(moved)} is moved from account ${one.name} to account ${other.name}, their balances change from the ratio ${ratio(a, b)} to the ratio ${ratio(c, d)}. ${ask(rng, say`the balance of ${one.name} before that`)}`,
      say`The money of ${one.name} and that of ${other.name} are in the ratio ${ratio(a, b)}. If ${one.name} lends ${money(moved)} to ${other.name}, they will be in the ratio ${ratio(c, d)}. ${ask(rng, say`the money of ${one.name} at first`)}`,
      say`A sum is shared by ${one.name} and ${other.name} in the ratio ${ratio(a, b)}. If ${one.name} gave ${money(moved)} to ${other.name}, the ratio would be ${ratio(c, d)}. How much is the share of ${one.name}?`,
      say`Two ${rng.pick(['funds', 'boxes', 'purses'])} ${one.name} and ${other.name} hold money in the ratio ${ratio(a, b)}. With ${money(moved)} taken from ${one.name} and put into ${other.name}, the ratio is ${ratio(c, d)}. What did ${one.name} hold?`,
      say`${one.name} and ${other.name} have money in the ratio ${ratio(a, b)}. After ${one.name} hands ${money(moved)} to ${other.name}, they have money in the ratio ${ratio(c, d)}. How much did ${one.name} have at first?`,
    ]),
    answer,
    mistakes: [
      { value: b * unit, because: say`that is the money of ${other.name}` },
      { value: a * unit - moved, because: say`that is what ${one.name} has afterwards` },
      { value: b * unit + moved, because: say`that is what ${other.name} has afterwards` },
      { value: sum, because: say`that is the money of both together` },
      // Multiples of the parts like the answer, or divisibility alone would give it away.
      { value: (a * moved * d) / cross, because: say`the money was not added to that of ${other.name}` },
      { value: (a * moved * c) / cross, because: say`the money was not taken off that of ${one.name}` },
      { value: a * (unit + 5), because: say`a slip of 5 in the value of one part` },
      { value: a * (unit - 5), because: say`a slip of 5 in the value of one part` },
    ],
    steps: [
      say`Let them have ${a}x and ${b}x. Afterwards they have ${a}x − ${moved} and ${b}x + ${moved}.`,
      say`(${a}x − ${moved}) × ${d} = (${b}x + ${moved}) × ${c}`,
      say`${a * d}x − ${b * c}x = ${moved} × (${c} + ${d}), so x = ${moved * (c + d)} ÷ ${a * d - b * c} = ${unit}.`,
      say`Money of ${one.name} at first = ${a} × ${unit} = ${answer}`,
    ],
  }
}
