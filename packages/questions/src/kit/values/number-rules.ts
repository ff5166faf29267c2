import { range } from './number-theory.ts'

/** A way in which one number may lead to another. */
export interface NumberRule {
  /** In words with x for the number: 'x² + 3'. */
  text: string
  apply(x: number): number
  /** With the number in the place of x: '7² + 3'. */
  write(x: number): string
}

/** ' + 3', ' − 3', or nothing for 0. */
export const signed = (constant: number): string =>
  constant === 0 ? '' : constant > 0 ? ` + ${constant}` : ` − ${-constant}`

const rule = (apply: (x: number) => number, write: (x: string) => string): NumberRule => ({
  text: write('x'),
  apply,
  write: (x) => write(String(x)),
})

export const linear = (times: number, plus: number): NumberRule =>
  rule(
    (x) => times * x + plus,
    (x) => `${times === 1 ? x : `${x} × ${times}`}${signed(plus)}`,
  )
export const square = (plus: number): NumberRule =>
  rule(
    (x) => x * x + plus,
    (x) => `${x}²${signed(plus)}`,
  )
const squareOfSum = (shift: number): NumberRule =>
  rule(
    (x) => (x + shift) ** 2,
    (x) => `(${x}${signed(shift)})²`,
  )
export const neighbours = (shift: number): NumberRule =>
  rule(
    (x) => x * (x + shift),
    (x) => `${x} × (${x}${signed(shift)})`,
  )
export const cube = (plus: number): NumberRule =>
  rule(
    (x) => x ** 3 + plus,
    (x) => `${x}³${signed(plus)}`,
  )
export const cubeAndItself = (sign: 1 | -1): NumberRule =>
  rule(
    (x) => x ** 3 + sign * x,
    (x) => `${x}³ ${sign > 0 ? '+' : '−'} ${x}`,
  )
const manySquares = (times: number, plus: number): NumberRule =>
  rule(
    (x) => times * x * x + plus,
    (x) => `${times} × ${x}²${signed(plus)}`,
  )

/** Every rule that an examiner or a learner would think of. */
const simpleRules: readonly NumberRule[] = [
  ...range(1, 15).flatMap((times) => range(-15, 15).map((plus) => linear(times, plus))),
  ...range(-30, 30).map(square),
  ...[-3, -2, -1, 1, 2, 3].map(squareOfSum),
  ...[-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map(neighbours),
  ...range(-20, 20).map(cube),
  cubeAndItself(1),
  cubeAndItself(-1),
  ...[2, 3].flatMap((times) => range(-5, 5).map((plus) => manySquares(times, plus))),
]

/** All values that a simple rule, or one straight line, gives for `asked` after the examples. */
export function possibleImages(examples: readonly (readonly [number, number])[], asked: number): number[] {
  const fitting = simpleRules.filter((one) => examples.every(([x, y]) => one.apply(x) === y))
  return [...new Set(fitting.map((one) => one.apply(asked)))]
}
