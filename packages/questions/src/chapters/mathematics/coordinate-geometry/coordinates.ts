import type { Random } from '../../../kit/random/random.ts'
import { counted } from '../../../kit/values/units.ts'
import { type Measure, quantity } from '../../../kit/values/value.ts'

/** A point with whole coordinates. */
export type Spot = { x: number; y: number }

/** A number as exams write it: 3, −2, 7/2. */
export function written(value: number): string {
  const sign = value < 0 ? '−' : ''
  const size = Math.abs(value)
  if (Number.isInteger(size)) return `${sign}${size}`
  const bottom = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(
    (denominator) => Math.abs(size * denominator - Math.round(size * denominator)) < 1e-9,
  )
  if (bottom === undefined) throw new RangeError(`${value} is not a simple fraction`)
  return `${sign}${Math.round(size * bottom)}/${bottom}`
}

/** A negative number after a sign is written in brackets. */
export const signed = (value: number): string => (value < 0 ? `(${written(value)})` : written(value))

/** (3, −2) */
export const at = ({ x, y }: Spot): string => `(${written(x)}, ${written(y)})`

export const drawSpot = (rng: Random, size = 12): Spot => ({
  x: rng.int(-size, size),
  y: rng.int(-size, size),
})

export const shift = (spot: Spot, x: number, y: number): Spot => ({ x: spot.x + x, y: spot.y + y })

/** Steps that lie on the lines of the grid and have a whole length. */
export const WHOLE_STEPS: readonly (readonly [x: number, y: number, length: number])[] = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [15, 8, 17],
  [12, 16, 20],
  [16, 12, 20],
  [7, 24, 25],
  [24, 7, 25],
  [10, 24, 26],
  [20, 21, 29],
]

/** Lengths and areas on the grid may be fractions. */
const LENGTH = { ...counted('unit'), places: 3 }
const AREA = { ...counted('square unit'), places: 3 }
export const units = (value: number): Measure => quantity(value, LENGTH)
export const squares = (value: number): Measure => quantity(value, AREA)

/** Twice the signed area between two points and the origin. */
export const cross = (a: Spot, b: Spot): number => a.x * b.y - b.x * a.y

/** A step of whole length in any direction. */
export function drawStep(rng: Random) {
  const [x, y, length] = rng.pick(WHOLE_STEPS)
  return { x: x * rng.pick([1, -1]), y: y * rng.pick([1, -1]), length }
}

/** A line as exams write it: 3x − 4y = 12, with a positive first coefficient. */
export function lineWords(a: number, b: number, c: number): string {
  const sign = a < 0 || (a === 0 && b < 0) ? -1 : 1
  const [p, q, r] = [sign * a, sign * b, sign * c]
  const term = (size: number, name: string) => `${Math.abs(size) === 1 ? '' : Math.abs(size)}${name}`
  const left =
    p === 0 ? term(q, 'y') : q === 0 ? term(p, 'x') : `${term(p, 'x')} ${q < 0 ? '−' : '+'} ${term(q, 'y')}`
  return `${left} = ${r < 0 ? `−${-r}` : `${r}`}`
}
