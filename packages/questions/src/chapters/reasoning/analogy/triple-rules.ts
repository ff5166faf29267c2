import { range } from '../../../kit/values/number-theory.ts'

/** A way in which two numbers may lead to a third. */
interface TripleRule {
  apply(a: number, b: number): number
  write(a: number, b: number): string
}

const plus = (constant: number): string =>
  constant === 0 ? '' : constant > 0 ? ` + ${constant}` : ` − ${-constant}`

const part = (times: number, number: number): string => (times === 1 ? `${number}` : `${times} × ${number}`)

const product = (more: number): TripleRule => ({
  apply: (a, b) => a * b + more,
  write: (a, b) => `${a} × ${b}${plus(more)}`,
})
const productAndSum: TripleRule = {
  apply: (a, b) => a * b + a + b,
  write: (a, b) => `${a} × ${b} + ${a} + ${b}`,
}
const sumOfSquares = (more: number): TripleRule => ({
  apply: (a, b) => a * a + b * b + more,
  write: (a, b) => `${a}² + ${b}²${plus(more)}`,
})
const differenceOfSquares: TripleRule = {
  apply: (a, b) => Math.abs(a * a - b * b),
  write: (a, b) => (a > b ? `${a}² − ${b}²` : `${b}² − ${a}²`),
}
const squareAndSecond = (times: number): TripleRule => ({
  apply: (a, b) => a * a + times * b,
  write: (a, b) =>
    Math.abs(times) === 1 ? `${a}² ${times > 0 ? '+' : '−'} ${b}` : `${a}² + ${times} × ${b}`,
})
const firstAndSquare = (times: number): TripleRule => ({
  apply: (a, b) => times * a + b * b,
  write: (a, b) => `${times === 1 ? a : `${times} × ${a}`} + ${b}²`,
})
const sumTimes = (times: number, more = 0): TripleRule => ({
  apply: (a, b) => (a + b) * times + more,
  write: (a, b) => `(${a} + ${b}) × ${times}${plus(more)}`,
})
const squareOfSum = (more: number): TripleRule => ({
  apply: (a, b) => (a + b) ** 2 + more,
  write: (a, b) => `(${a} + ${b})²${plus(more)}`,
})
const mixed = (times: number, otherTimes: number, more = 0): TripleRule => ({
  apply: (a, b) => times * a + otherTimes * b + more,
  write: (a, b) => `${part(times, a)} + ${part(otherTimes, b)}${plus(more)}`,
})
const productTimes = (times: number, more = 0): TripleRule => ({
  apply: (a, b) => times * a * b + more,
  write: (a, b) => `${times} × ${a} × ${b}${plus(more)}`,
})

/** The rules that are asked. */
export const tripleRules = (constant: number): TripleRule[] => [
  product(constant),
  product(-constant),
  productAndSum,
  sumOfSquares(constant),
  sumOfSquares(0),
  differenceOfSquares,
  squareAndSecond(1),
  squareAndSecond(-1),
  firstAndSquare(1),
  sumTimes(constant + 2),
  mixed(2, 3),
  mixed(constant + 1, 1),
]

/** The rules that a learner might think of. */
const allTripleRules: readonly TripleRule[] = [
  ...range(-15, 15).flatMap((more) => [product(more), sumOfSquares(more), squareOfSum(more)]),
  productAndSum,
  differenceOfSquares,
  ...[-1, 1, 2, 3].map(squareAndSecond),
  ...[1, 2, 3].map(firstAndSquare),
  ...range(1, 15).flatMap((times) => range(-5, 5).map((more) => sumTimes(times, more))),
  ...range(-1, 12).flatMap((times) => range(-1, 12).map((other) => mixed(times, other))),
  ...range(1, 4).flatMap((times) =>
    range(1, 4).flatMap((other) => range(-5, 5).map((more) => mixed(times, other, more))),
  ),
  ...[2, 3, 4].flatMap((times) => range(-5, 5).map((more) => productTimes(times, more))),
]

/** All values that some rule gives for two numbers after the examples. */
export function possibleThirds(
  examples: readonly (readonly [number, number, number])[],
  [x, y]: readonly [number, number],
): number[] {
  const fitting = allTripleRules.filter((rule) => examples.every(([a, b, c]) => rule.apply(a, b) === c))
  return [...new Set(fitting.map((rule) => rule.apply(x, y)))]
}
