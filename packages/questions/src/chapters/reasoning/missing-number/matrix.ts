import type { Figure } from '@ekagra/schema/figure'
import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { signed } from '../../../kit/values/number-rules.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { say } from '../../../kit/wording/say.ts'

/** Three rows of a table, 4 6 26, 3 7 23 and 5 8 ?, or three circles with a number at the centre of each: "Which number will replace the question mark?" */
export const matrix = defineGenerator({
  id: 'reasoning/matrix',
  version: 5,
  levels: {
    easy: { inputs: [2], rule: easyRule },
    medium: { inputs: [2, 2, 3], rule: mediumRule },
    hard: { inputs: [2, 3, 3], rule: hardRule },
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
          possibleNumbers(drawn.rows, drawn.open).length === 1 &&
          // 8 12 and 12 8 would show too little.
          new Set(drawn.rows.map((row) => row.toSorted().join())).size === 2
        )
      },
    )
    const answer = rule.apply(open)
    const [first = [], second = []] = rows
    const check = (row: readonly number[]) => say`${rule.write(row.slice(0, -1))} = ${row.at(-1) ?? 0}.`
    return {
      given: { rows, open },
      prompt: count === 2 ? rng.pick(ASKED_OF_ROWS) : rng.pick(ASKED_OF_CIRCLES),
      figure: count === 2 ? drawRows(rows, open) : drawCircles(rows, open),
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

const ASKED_OF_ROWS = [
  say`Study the given table of numbers and select the number that can replace the question mark (?) in it.`,
  say`In each row of the given table, the third number is obtained from the first two by the same rule. Find the missing number.`,
  say`Which number will replace the question mark (?) in the given table, if the same operation is followed in all the rows?`,
  say`The numbers in each row of the given table follow the same rule. Select the number that will come in place of the question mark (?).`,
]

const ASKED_OF_CIRCLES = [
  say`In each of the given circles, the number at the centre is obtained from the three numbers around it by the same rule. Find the missing number.`,
  say`Study the given figures and select the number that can replace the question mark (?).`,
  say`Which number will come in place of the question mark (?) in the given figures?`,
  say`The number at the centre of each circle is related to the numbers around it in the same way. Select the missing number.`,
]

type Rows = readonly (readonly number[])[]

const drawRows = (rows: Rows, open: readonly number[]): Figure => ({
  kind: 'table',
  title: 'Rows of numbers',
  columns: ['Row', 'First', 'Second', 'Third'],
  rows: [...rows.map((row) => row.map(String)), [...open.map(String), '?']].map((row, index) => [
    ['I', 'II', 'III'][index] ?? '',
    ...row,
  ]),
})

/** At the top, lower left and lower right of a circle, and at its centre. */
const SPOTS = [
  [0, 0.66],
  [-0.52, -0.5],
  [0.52, -0.5],
  [0, 0.05],
] as const
const APART = 2.2

function drawCircles(rows: Rows, open: readonly number[]): Figure {
  const figures = [...rows.map((row) => row.map(String)), [...open.map(String), '?']]
  return {
    kind: 'venn',
    title: 'Three circles with numbers',
    description: figures
      .map(
        ([top = '', left = '', right = '', centre = ''], index) =>
          `Circle ${index + 1}: ${top} at the top, ${left} at the lower left, ${right} at the lower right, ${centre} at the centre.`,
      )
      .join(' '),
    circles: figures.map((_, index) => ({
      name: ['I', 'II', 'III'][index] ?? '',
      x: Math.round(index * APART * 10) / 10,
      y: 0,
      radius: 1,
    })),
    marks: figures.flatMap((numbers, index) =>
      SPOTS.map(([x, y], place) => ({
        x: Math.round((x + index * APART) * 100) / 100,
        y,
        text: numbers[place] ?? '',
      })),
    ),
  }
}

const quotientPlus = (k: number) =>
  two(
    (a, b) => a / b + k,
    (a, b) => `${a} ÷ ${b}${signed(k)}`,
  )

const NAMES = ['first', 'second', 'third']

const two = (apply: (a: number, b: number) => number, write: (a: string, b: string) => string) =>
  rule(2, apply, write)

const half = two(
  (a, b) => (a + b) / 2,
  (a, b) => `(${a} + ${b}) ÷ 2`,
)

const halfProduct = two(
  (a, b) => (a * b) / 2,
  (a, b) => `${a} × ${b} ÷ 2`,
)

const squareOfSum = two(
  (a, b) => (a + b) ** 2,
  (a, b) => `(${a} + ${b})²`,
)

const times = (factor: number, name: string): string => (factor === 1 ? name : `${factor} × ${name}`)

const sumPlus = (k: number) =>
  two(
    (a, b) => a + b + k,
    (a, b) => `${a} + ${b}${signed(k)}`,
  )

const productPlus = (k: number) =>
  two(
    (a, b) => a * b + k,
    (a, b) => `${a} × ${b}${signed(k)}`,
  )

const weighted = (m: number, n: number) =>
  two(
    (a, b) => m * a + n * b,
    (a, b) => `${times(m, a)} ${n < 0 ? '−' : '+'} ${times(Math.abs(n), b)}`,
  )

const sumTimes = (k: number) =>
  two(
    (a, b) => (a + b) * k,
    (a, b) => `(${a} + ${b}) × ${k}`,
  )

const gapTimes = (k: number) =>
  two(
    (a, b) => (a - b) * k,
    (a, b) => `(${a} − ${b}) × ${k}`,
  )

const squares = two(
  (a, b) => a * a + b * b,
  (a, b) => `${a}² + ${b}²`,
)

const squareGap = two(
  (a, b) => a * a - b * b,
  (a, b) => `${a}² − ${b}²`,
)

const squarePlus = two(
  (a, b) => a * a + b,
  (a, b) => `${a}² + ${b}`,
)

const squareMinus = two(
  (a, b) => a * a - b,
  (a, b) => `${a}² − ${b}`,
)

const plusSquare = two(
  (a, b) => a + b * b,
  (a, b) => `${a} + ${b}²`,
)

const squareOfGap = two(
  (a, b) => (a - b) ** 2,
  (a, b) => `(${a} − ${b})²`,
)

const productAndSum = two(
  (a, b) => a * b + a + b,
  (a, b) => `${a} × ${b} + ${a} + ${b}`,
)

/** Every rule from two numbers to a third that an examiner or a learner would think of. */
const pairRules: readonly GridRule[] = [
  ...range(-20, 20).flatMap((k) => [sumPlus(k), productPlus(k), quotientPlus(k)]),
  ...range(-20, 20).map((k) =>
    two(
      (a, b) => a - b + k,
      (a, b) => `${a} − ${b}${signed(k)}`,
    ),
  ),
  ...range(-20, 20).map((k) =>
    two(
      (a, b) => b - a + k,
      (a, b) => `${b} − ${a}${signed(k)}`,
    ),
  ),
  ...range(1, 6).flatMap((m) => range(-6, 6).map((n) => weighted(m, n))),
  ...range(1, 6).flatMap((m) => range(1, 6).map((n) => weighted(-m, n))),
  ...range(2, 12).flatMap((k) => [sumTimes(k), gapTimes(k), gapTimes(-k)]),
  squares,
  squareGap,
  squarePlus,
  squareMinus,
  plusSquare,
  squareOfGap,
  squareOfSum,
  productAndSum,
  half,
  halfProduct,
]

const three = (
  apply: (a: number, b: number, c: number) => number,
  write: (a: string, b: string, c: string) => string,
) => rule(3, apply, write)

const productOfTwoPlusThird = three(
  (a, b, c) => a * b + c,
  (a, b, c) => `${a} × ${b} + ${c}`,
)

const productOfTwoMinusThird = three(
  (a, b, c) => a * b - c,
  (a, b, c) => `${a} × ${b} − ${c}`,
)

const sumTimesThird = three(
  (a, b, c) => (a + b) * c,
  (a, b, c) => `(${a} + ${b}) × ${c}`,
)

const firstTimesSum = three(
  (a, b, c) => a * (b + c),
  (a, b, c) => `${a} × (${b} + ${c})`,
)

const threeSquares = three(
  (a, b, c) => a * a + b * b + c * c,
  (a, b, c) => `${a}² + ${b}² + ${c}²`,
)

const gapTimesThird = three(
  (a, b, c) => (a - b) * c,
  (a, b, c) => `(${a} − ${b}) × ${c}`,
)

const productsOfPairs = three(
  (a, b, c) => a * b + b * c + c * a,
  (a, b, c) => `${a} × ${b} + ${b} × ${c} + ${c} × ${a}`,
)

const squaresPlusThird = three(
  (a, b, c) => a * a + b * b + c,
  (a, b, c) => `${a}² + ${b}² + ${c}`,
)

const squaresMinusThird = three(
  (a, b, c) => a * a + b * b - c,
  (a, b, c) => `${a}² + ${b}² − ${c}`,
)

const squarePlusProduct = three(
  (a, b, c) => a * a + b * c,
  (a, b, c) => `${a}² + ${b} × ${c}`,
)

const squareMinusProduct = three(
  (a, b, c) => a * a - b * c,
  (a, b, c) => `${a}² − ${b} × ${c}`,
)

const sumSquaredMinusThird = three(
  (a, b, c) => (a + b) ** 2 - c,
  (a, b, c) => `(${a} + ${b})² − ${c}`,
)

/** And from three numbers to a fourth. */
const tripleRules: readonly GridRule[] = [
  productOfTwoPlusThird,
  productOfTwoMinusThird,
  sumTimesThird,
  firstTimesSum,
  threeSquares,
  gapTimesThird,
  productsOfPairs,
  squaresPlusThird,
  squaresMinusThird,
  squarePlusProduct,
  squareMinusProduct,
  sumSquaredMinusThird,
  three(
    (a, b, c) => a + b * c,
    (a, b, c) => `${a} + ${b} × ${c}`,
  ),
  three(
    (a, b, c) => a - b * c,
    (a, b, c) => `${a} − ${b} × ${c}`,
  ),
  three(
    (a, b, c) => b * c - a,
    (a, b, c) => `${b} × ${c} − ${a}`,
  ),
  three(
    (a, b, c) => a * c + b,
    (a, b, c) => `${a} × ${c} + ${b}`,
  ),
  three(
    (a, b, c) => a * c - b,
    (a, b, c) => `${a} × ${c} − ${b}`,
  ),
  three(
    (a, b, c) => (a + c) * b,
    (a, b, c) => `(${a} + ${c}) × ${b}`,
  ),
  three(
    (a, b, c) => (b - a) * c,
    (a, b, c) => `(${b} − ${a}) × ${c}`,
  ),
  three(
    (a, b, c) => (a * b) / c,
    (a, b, c) => `${a} × ${b} ÷ ${c}`,
  ),
  ...range(-20, 20).map((k) =>
    three(
      (a, b, c) => a + b + c + k,
      (a, b, c) => `${a} + ${b} + ${c}${signed(k)}`,
    ),
  ),
  ...range(2, 12).map((k) =>
    three(
      (a, b, c) => (a + b + c) * k,
      (a, b, c) => `(${a} + ${b} + ${c}) × ${k}`,
    ),
  ),
  ...range(-20, 20).map((k) =>
    three(
      (a, b, c) => a * b * c + k,
      (a, b, c) => `${a} × ${b} × ${c}${signed(k)}`,
    ),
  ),
]

/** The last number under every rule that fits the full rows. */
function continuations(
  rules: readonly GridRule[],
  rows: readonly (readonly number[])[],
  open: readonly number[],
): number[] {
  return rules
    .filter((one) => rows.every((row) => one.apply(row.slice(0, -1)) === row.at(-1)))
    .map((one) => one.apply(open))
}

/** The possible values of the question mark, reading the square by rows and by columns. */
function possibleNumbers(rows: readonly (readonly number[])[], open: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  if (size === 4) return [...new Set(continuations(tripleRules, rows, open))]
  const columns = open.map((last, place) => [...rows.map((row) => row[place] ?? 0), last])
  const lastColumn = rows.map((row) => row.at(-1) ?? 0)
  return [
    ...new Set([...continuations(pairRules, rows, open), ...continuations(pairRules, columns, lastColumn)]),
  ]
}

/** How the last number of a row comes from the numbers before it. */
interface GridRule {
  /** 'first × second + 3'. */
  text: string
  apply(numbers: readonly number[]): number
  write(numbers: readonly number[]): string
}

function rule(
  count: number,
  apply: (a: number, b: number, c: number) => number,
  write: (a: string, b: string, c: string) => string,
): GridRule {
  const told = (words: readonly string[]) => write(words[0] ?? '', words[1] ?? '', words[2] ?? '')
  return {
    text: told(NAMES.slice(0, count)),
    apply: ([a = 0, b = 0, c = 0]) => apply(a, b, c),
    write: (numbers) => told(numbers.map(String)),
  }
}

function easyRule(rng: Random): GridRule {
  return rng.chance(0.4) ? sumPlus(rng.int(-9, 9)) : productPlus(0)
}

function mediumRule(rng: Random, count: number): GridRule {
  if (count === 3)
    return rng.pick([
      productOfTwoPlusThird,
      productOfTwoMinusThird,
      sumTimesThird,
      firstTimesSum,
      gapTimesThird,
    ])
  const draw = rng.pick([
    () => productPlus(rng.pick([-1, 1]) * rng.int(1, 9)),
    () => sumTimes(rng.int(2, 8)),
    () => rng.pick([weighted(2, 3), weighted(3, 2), weighted(4, 2), weighted(2, 5), weighted(4, 3)]),
    () => weighted(rng.int(3, 5), -rng.int(1, 2)),
    () => gapTimes(rng.int(2, 9)),
    () => rng.pick([squarePlus, squareMinus, plusSquare]),
  ])
  return draw()
}

function hardRule(rng: Random, count: number): GridRule {
  return count === 3
    ? rng.pick([
        threeSquares,
        productsOfPairs,
        squaresPlusThird,
        squaresMinusThird,
        squarePlusProduct,
        squareMinusProduct,
        sumSquaredMinusThird,
      ])
    : rng.pick([squares, squareGap, squareOfSum, squareOfGap, productAndSum])
}
