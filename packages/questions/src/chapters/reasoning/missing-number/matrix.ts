import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import {
  firstTimesSum,
  type GridRule,
  gapTimes,
  gapTimesThird,
  plusSquare,
  possibleNumbers,
  productAndSum,
  productOfTwoMinusThird,
  productOfTwoPlusThird,
  productPlus,
  squareGap,
  squareMinus,
  squareOfGap,
  squarePlus,
  squares,
  sumPlus,
  sumTimes,
  sumTimesThird,
  threeSquares,
  weighted,
} from './grid-rules.ts'

/** "Row 1: 4, 6, 26. Row 2: 3, 7, 23. Row 3: 5, 8, ? Which number stands for the question mark?" */
export const matrix = defineGenerator({
  id: 'reasoning/matrix',
  version: 1,
  levels: {
    easy: { inputs: [2], rule: easyRule },
    medium: { inputs: [2], rule: mediumRule },
    hard: { inputs: [2, 3], rule: hardRule },
  },
  generate(rng, { inputs, rule: drawRule }) {
    const count = rng.pick(inputs)
    const { rule, rows, open } = rng.until(
      () => {
        const rule = drawRule(rng, count)
        const [one, other, open] = range(1, 3).map(() => drawInputs(rng, count))
        const full = [one ?? [], other ?? []].map((numbers) => [...numbers, rule.apply(numbers)])
        return { rule, rows: full, open: open ?? [] }
      },
      (drawn) => {
        const last = drawn.rule.apply(drawn.open)
        return (
          [...drawn.rows.map((row) => row.at(-1) ?? 0), last].every((number) => number > 1 && number < 400) &&
          possibleNumbers(drawn.rows, drawn.open).length === 1
        )
      },
    )
    const answer = rule.apply(open)
    const [first = [], second = []] = rows
    const check = (row: readonly number[]) => say`${rule.write(row.slice(0, -1))} = ${row.at(-1) ?? 0}.`
    return {
      given: { rows, open },
      prompt: count === 2 ? askGrid(rng, rows, open) : askFigures(rng, rows, open),
      answer,
      mistakes: wrongTurns(rule, open, rows),
      steps: [
        say`Look for one rule that gives the last number from those before it: ${rule.text}.`,
        check(first),
        check(second),
        ...(rule.text.includes('²') || count === 3 || rule.text.includes('(')
          ? [say`The rule fits both full sets, and no other simple rule does.`]
          : []),
        ...(count === 3 || rule.text.includes('²') ? [say`Put ${open.join(', ')} into it.`] : []),
        say`In the same way ${rule.write(open)} = ${answer}`,
      ],
    }
  },
  solve({ rows, open }) {
    const found = possibleNumbers(rows, open)
    return found.length === 1 ? (found[0] ?? Number.NaN) : Number.NaN
  },
})

const drawInputs = (rng: Random, count: number): number[] =>
  rng.sample(range(2, count === 2 ? 15 : 11), count)

function easyRule(rng: Random): GridRule {
  return rng.chance(0.4) ? sumPlus(rng.int(-9, 9)) : productPlus(0)
}

function mediumRule(rng: Random): GridRule {
  const draw = rng.pick([
    () => productPlus(rng.pick([-1, 1]) * rng.int(1, 9)),
    () => sumTimes(rng.int(2, 8)),
    () => rng.pick([weighted(2, 3), weighted(3, 2), weighted(4, 2), weighted(2, 5), weighted(4, 3)]),
    () => weighted(rng.int(3, 5), -rng.int(1, 2)),
    () => gapTimes(rng.int(2, 9)),
  ])
  return draw()
}

function hardRule(rng: Random, count: number): GridRule {
  return count === 3
    ? rng.pick([
        productOfTwoPlusThird,
        productOfTwoMinusThird,
        sumTimesThird,
        firstTimesSum,
        threeSquares,
        gapTimesThird,
      ])
    : rng.pick([squares, squareGap, squarePlus, squareMinus, plusSquare, squareOfGap, productAndSum])
}

function wrongTurns(rule: GridRule, open: readonly number[], rows: readonly (readonly number[])[]) {
  const [a = 0, b = 0, c = 0] = open
  const answer = rule.apply(open)
  const last = rows.at(-1)?.at(-1) ?? 0
  const first = rows[0]?.at(-1) ?? 0
  return [
    { value: a + b + c, because: say`the numbers were only added` },
    {
      value: open.reduce((product, number) => product * number, 1),
      because: say`the numbers were only multiplied`,
    },
    { value: rule.apply([b, a, c]), because: say`the first and the second number were exchanged` },
    {
      value: 2 * last - first,
      because: say`the last numbers were continued as a series, without the rest of the row`,
    },
    { value: last + a, because: say`the first number was added to the result above` },
    { value: answer + a, because: say`the first number was added once more` },
    { value: answer - a, because: say`the first number was taken off at the end` },
    { value: answer + b, because: say`the second number was added once more` },
    { value: answer - b, because: say`the second number was taken off at the end` },
    { value: answer + 10, because: say`a ten was carried too much` },
    { value: answer - 10, because: say`a ten was not carried` },
  ]
}

function askGrid(rng: Random, rows: readonly (readonly number[])[], open: readonly number[]): Message {
  const [one = [], other = []] = rows
  const [first, second, third] = [one.join(', '), other.join(', '), `${open.join(', ')}, ?`]
  const { name } = rng.pick(people)
  return rng.pick([
    say`A square of numbers has the rows ${first}; ${second}; and ${third}. Which number replaces the question mark?`,
    say`Row 1: ${first}. Row 2: ${second}. Row 3: ${third}. What stands for the question mark, if one rule holds in every row?`,
    say`${name} fills a table so that the third number of each row comes from the first two: ${first} / ${second} / ${third}. Find the missing number.`,
    say`Find the missing number in the figure, read from left to right and from top to bottom: ${first}, then ${second}, then ${third}.`,
    say`The upper row of a square holds ${first}, the middle row ${second} and the lower row ${third}. What is missing?`,
    say`In a puzzle of ${name} the same rule joins the three numbers of each line. The lines are ${first}; ${second}; ${third}. Which number completes them?`,
  ])
}

function askFigures(rng: Random, rows: readonly (readonly number[])[], open: readonly number[]): Message {
  const { name } = rng.pick(people)
  const [one, other] = rows.map((row) => ({ around: row.slice(0, -1).join(', '), inside: row.at(-1) ?? 0 }))
  const rest = open.join(', ')
  if (!one || !other) return say``
  return rng.pick([
    say`Three triangles have numbers at their corners (left, right, top) and one inside. Corners ${one.around}: inside ${one.inside}. Corners ${other.around}: inside ${other.inside}. Which number belongs inside the triangle with the corners ${rest}?`,
    say`In each circle three numbers lead to the one in the centre: ${one.around} lead to ${one.inside}, ${other.around} lead to ${other.inside}. What do ${rest} lead to?`,
    say`${name} writes ${one.inside} in the middle of ${one.around}, and ${other.inside} in the middle of ${other.around}. By the same rule, what belongs in the middle of ${rest}?`,
    say`The columns of a figure read ${one.around}, ${one.inside} and ${other.around}, ${other.inside} from top to bottom. The last column begins with ${rest}. Which number stands below them?`,
  ])
}
