import type { Random } from '../../../kit/random/random.ts'
import { choose } from '../../../kit/values/counting.ts'
import { latex } from '../../../kit/wording/say.ts'

/** A factor before a letter: 1 is not written, and the sign stands apart. */
export const times = (factor: number): string => (Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}`)

export const power = (exponent: number, letter = 'x'): string =>
  exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^{${exponent}}`

/** Brackets as papers print them: 2 + 3x, 2x + 3, 2x + 3y, 2 + 3x². The term number k + 1 has b to the power k. */
const LAYOUTS = [
  { first: 0, second: 1, other: '' },
  { first: 1, second: 0, other: '' },
  { first: 1, second: 0, other: 'y' },
  { first: 0, second: 2, other: '' },
  { first: 0, second: 3, other: '' },
] as const

/** A bracket (a… + b…)^n, with a term whose coefficient is short enough. */
export function drawExpansion(rng: Random, most: number, isMiddle: boolean) {
  const layout = rng.pick(LAYOUTS)
  const { n, a, b, k } = rng.until(
    () => {
      const exponent = isMiddle ? 2 * rng.int(2, 6) : rng.int(4, 12)
      return {
        n: exponent,
        a: rng.int(1, 7),
        b: rng.pick([1, -1]) * rng.int(1, 7),
        k: isMiddle ? exponent / 2 : rng.int(1, exponent - 1),
      }
    },
    (drawn) =>
      Math.abs(choose(drawn.n, drawn.k) * drawn.a ** (drawn.n - drawn.k) * drawn.b ** drawn.k) <= most &&
      Math.abs(drawn.b) !== drawn.a,
  )
  const inside = (size: number, exponent: number, letter: string) =>
    exponent === 0 && letter !== 'y' ? `${size}` : `${times(size)}${exponent === 0 ? 'y' : power(exponent)}`
  const text = latex`(${inside(a, layout.first, '')} ${b < 0 ? '-' : '+'} ${inside(Math.abs(b), layout.second, layout.other)})^{${n}}`
  const exponent = layout.first * (n - k) + layout.second * k
  const brackets = [
    {
      terms: [
        [a, layout.first],
        [b, layout.second],
      ] as [number, number][],
      power: n,
    },
  ]
  return {
    n,
    a,
    b,
    k,
    text,
    exponent,
    brackets,
    letters: latex`${power(exponent)}${layout.other === 'y' ? power(k, 'y') : ''}`,
  }
}
