import { range } from '../../../kit/values/number-theory.ts'

/** How the last number of a row comes from the numbers before it. */
export interface GridRule {
  /** 'first × second + 3'. */
  text: string
  apply(numbers: readonly number[]): number
  write(numbers: readonly number[]): string
}

const signed = (constant: number): string =>
  constant === 0 ? '' : constant > 0 ? ` + ${constant}` : ` − ${-constant}`

const NAMES = ['first', 'second', 'third']

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

const two = (apply: (a: number, b: number) => number, write: (a: string, b: string) => string) =>
  rule(2, apply, write)

const times = (factor: number, name: string): string => (factor === 1 ? name : `${factor} × ${name}`)

export const sumPlus = (k: number) =>
  two(
    (a, b) => a + b + k,
    (a, b) => `${a} + ${b}${signed(k)}`,
  )
export const productPlus = (k: number) =>
  two(
    (a, b) => a * b + k,
    (a, b) => `${a} × ${b}${signed(k)}`,
  )
export const weighted = (m: number, n: number) =>
  two(
    (a, b) => m * a + n * b,
    (a, b) => `${times(m, a)} ${n < 0 ? '−' : '+'} ${times(Math.abs(n), b)}`,
  )
export const sumTimes = (k: number) =>
  two(
    (a, b) => (a + b) * k,
    (a, b) => `(${a} + ${b}) × ${k}`,
  )
export const gapTimes = (k: number) =>
  two(
    (a, b) => (a - b) * k,
    (a, b) => `(${a} − ${b}) × ${k}`,
  )
export const squares = two(
  (a, b) => a * a + b * b,
  (a, b) => `${a}² + ${b}²`,
)
export const squareGap = two(
  (a, b) => a * a - b * b,
  (a, b) => `${a}² − ${b}²`,
)
export const squarePlus = two(
  (a, b) => a * a + b,
  (a, b) => `${a}² + ${b}`,
)
export const squareMinus = two(
  (a, b) => a * a - b,
  (a, b) => `${a}² − ${b}`,
)
export const plusSquare = two(
  (a, b) => a + b * b,
  (a, b) => `${a} + ${b}²`,
)
export const squareOfGap = two(
  (a, b) => (a - b) ** 2,
  (a, b) => `(${a} − ${b})²`,
)
export const productAndSum = two(
  (a, b) => a * b + a + b,
  (a, b) => `${a} × ${b} + ${a} + ${b}`,
)
const quotientPlus = (k: number) =>
  two(
    (a, b) => a / b + k,
    (a, b) => `${a} ÷ ${b}${signed(k)}`,
  )
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

/** Every way from two numbers to a third that a setter or a learner would think of. */
export const pairRules: readonly GridRule[] = [
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

export const productOfTwoPlusThird = three(
  (a, b, c) => a * b + c,
  (a, b, c) => `${a} × ${b} + ${c}`,
)
export const productOfTwoMinusThird = three(
  (a, b, c) => a * b - c,
  (a, b, c) => `${a} × ${b} − ${c}`,
)
export const sumTimesThird = three(
  (a, b, c) => (a + b) * c,
  (a, b, c) => `(${a} + ${b}) × ${c}`,
)
export const firstTimesSum = three(
  (a, b, c) => a * (b + c),
  (a, b, c) => `${a} × (${b} + ${c})`,
)
export const threeSquares = three(
  (a, b, c) => a * a + b * b + c * c,
  (a, b, c) => `${a}² + ${b}² + ${c}²`,
)
export const gapTimesThird = three(
  (a, b, c) => (a - b) * c,
  (a, b, c) => `(${a} − ${b}) × ${c}`,
)

/** And from three numbers to a fourth. */
export const tripleRules: readonly GridRule[] = [
  productOfTwoPlusThird,
  productOfTwoMinusThird,
  sumTimesThird,
  firstTimesSum,
  threeSquares,
  gapTimesThird,
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

/** Every last number that some rule gives which fits the full rows. */
function continuations(
  rules: readonly GridRule[],
  rows: readonly (readonly number[])[],
  open: readonly number[],
): number[] {
  return rules
    .filter((one) => rows.every((row) => one.apply(row.slice(0, -1)) === row.at(-1)))
    .map((one) => one.apply(open))
}

/** What may stand for the question mark, reading the square by rows and by columns. */
export function possibleNumbers(rows: readonly (readonly number[])[], open: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  if (size === 4) return [...new Set(continuations(tripleRules, rows, open))]
  const columns = open.map((last, place) => [...rows.map((row) => row[place] ?? 0), last])
  const lastColumn = rows.map((row) => row.at(-1) ?? 0)
  return [
    ...new Set([...continuations(pairRules, rows, open), ...continuations(pairRules, columns, lastColumn)]),
  ]
}
