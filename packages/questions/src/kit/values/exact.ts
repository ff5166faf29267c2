import Fraction from 'fraction.js'

/** A rational number without rounding. */
export type Exact = Fraction

/** The largest denominator that occurs in an exam question. */
const MAX_DENOMINATOR = 2000
/** Above the noise of a few floating-point operations, far below the distance of two such fractions. */
const TOLERANCE = 1e-12

/** Thrown for a number that is not a fraction of small numbers, such as the square root of 2. */
export class InexactError extends Error {
  override name = 'InexactError'
}

/** The fraction that was meant: `exact(0.1 + 0.2)` is 3/10, `exact(10 / 3)` is 10/3, `exact(Math.SQRT2)` throws. */
export function exact(value: number | Exact, denominator?: number): Exact {
  if (denominator !== undefined) {
    return Number.isSafeInteger(value) && Number.isSafeInteger(denominator)
      ? new Fraction(Number(value), denominator)
      : new Fraction(value).div(denominator)
  }
  if (typeof value !== 'number') return value
  if (Number.isSafeInteger(value)) return new Fraction(value)
  return fromContinuedFraction(value) ?? fromDecimals(value)
}

/** The simplest fraction within the tolerance. */
function fromContinuedFraction(value: number): Exact | null {
  let rest = Math.abs(value)
  let [numerator, denominator, lastNumerator, lastDenominator] = [1, 0, 0, 1]
  while (Number.isFinite(rest)) {
    const whole = Math.floor(rest)
    ;[numerator, lastNumerator] = [whole * numerator + lastNumerator, numerator]
    ;[denominator, lastDenominator] = [whole * denominator + lastDenominator, denominator]
    if (denominator > MAX_DENOMINATOR || !Number.isSafeInteger(numerator)) return null
    const tolerance = TOLERANCE * Math.max(1, Math.abs(value))
    if (Math.abs(numerator / denominator - Math.abs(value)) <= tolerance) {
      return new Fraction(Math.sign(value) * numerator, denominator)
    }
    rest = 1 / (rest - whole)
  }
  return null
}

/** Decimals with up to six places, such as 0.00042. */
function fromDecimals(value: number): Exact {
  const scaled = Math.round(value * 1e6)
  if (
    Number.isSafeInteger(scaled) &&
    Math.abs(scaled / 1e6 - value) <= TOLERANCE * Math.max(1, Math.abs(value))
  ) {
    return new Fraction(scaled, 1e6)
  }
  throw new InexactError(`${value} is not an exact number: use surd(), pi() or rounded()`)
}

/** The nearest fraction with `places` decimals; halves are rounded away from zero. */
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

/** '6.022e+23' as a fraction. */
export function parseExponential(text: string): Exact {
  const [mantissa = '0', exponent = '0'] = text.split('e')
  const power = new Fraction(10n ** BigInt(Math.abs(Number(exponent))))
  return Number(exponent) < 0 ? new Fraction(mantissa).div(power) : new Fraction(mantissa).mul(power)
}

/** How many decimals the number has, or null when they never end. */
export function decimalPlaces(value: Exact): number | null {
  let denominator = value.d
  let [twos, fives] = [0, 0]
  for (; denominator % 2n === 0n; denominator /= 2n) twos++
  for (; denominator % 5n === 0n; denominator /= 5n) fives++
  return denominator === 1n ? Math.max(twos, fives) : null
}

/** The same as `equals(0)`, but without parsing the 0. */
export const isZero = (value: Exact): boolean => value.n === 0n

export function gcd(a: number, b: number): number {
  let [larger, smaller] = [Math.abs(a), Math.abs(b)]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

export const lcm = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b))
