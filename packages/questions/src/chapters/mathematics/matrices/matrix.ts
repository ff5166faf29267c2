import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { latex, say } from '../../../kit/wording/say.ts'

export type Matrix = readonly (readonly number[])[]

export const show = (rows: readonly (readonly (number | string)[])[]): string =>
  latex`\begin{vmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \end{vmatrix}`

export const minor = (a: number, b: number, c: number, d: number) => a * d - b * c

export const signed = [-20_000, 20_000] as const

export const wide = (number: number) => (number < 0 ? say`(${number})` : number)

export const drawThree = (rng: Random): number[][] =>
  range(1, 3).map(() => range(1, 3).map(() => rng.int(-5, 7)))

export function cofactors([
  [a = 0, b = 0, c = 0] = [],
  [d = 0, e = 0, f = 0] = [],
  [g = 0, h = 0, i = 0] = [],
]: Matrix) {
  return {
    parts: [a * minor(e, f, h, i), -b * minor(d, f, g, i), c * minor(d, e, g, h)] as const,
    minors: [minor(e, f, h, i), minor(d, f, g, i), minor(d, e, g, h)] as const,
    first: [a, b, c] as const,
  }
}
