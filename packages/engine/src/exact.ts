import Fraction from 'fraction.js'

/** A rational number without rounding. */
export type Exact = Fraction

/** More decimal places than any number of an exam has; what needs more came from a rounded calculation. */
const MAX_PLACES = 6

/** Thrown for a number that is no exact decimal, such as 10 / 3 or the square root of 2. */
export class InexactError extends Error {
  override name = 'InexactError'
}

/** `exact(0.1 + 0.2)` is 3/10: noise in the 10th place is removed, a real remainder is refused. */
export function exact(value: number | Exact, denominator?: number): Exact {
  if (denominator !== undefined) return new Fraction(value).div(denominator)
  if (typeof value !== 'number') return value
  if (Number.isSafeInteger(value)) return new Fraction(value)
  const tolerance = 1e-9 * Math.max(1, Math.abs(value))
  for (let places = 1, scale = 10; places <= MAX_PLACES; places++, scale *= 10) {
    const scaled = Math.round(value * scale)
    if (Number.isSafeInteger(scaled) && Math.abs(scaled / scale - value) < tolerance) {
      return new Fraction(scaled, scale)
    }
  }
  throw new InexactError(`${value} is not an exact decimal: use fraction(), surd() or rounded()`)
}

/** The nearest fraction with `places` decimals; halves go away from zero. */
export function roundTo(value: number | Exact, places: number): Exact {
  const fine = typeof value === 'number' ? new Fraction(value.toFixed(Math.min(places + 8, 20))) : value
  const rounded = fine
    .abs()
    .mul(10 ** places)
    .add(1, 2)
    .floor()
    .div(10 ** places)
  return fine.s < 0n ? rounded.neg() : rounded
}

/** How many decimals write the number out, or null when they never end. */
export function decimalPlaces(value: Exact): number | null {
  let denominator = value.d
  let [twos, fives] = [0, 0]
  for (; denominator % 2n === 0n; denominator /= 2n) twos++
  for (; denominator % 5n === 0n; denominator /= 5n) fives++
  return denominator === 1n ? Math.max(twos, fives) : null
}

export function gcd(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export const lcm = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b))
