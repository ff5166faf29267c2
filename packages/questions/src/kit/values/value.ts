import Fraction from 'fraction.js'
import { type Exact, exact, isZero, parseExponential, roundTo } from './exact.ts'
import { type Unit, type UnitName, units } from './units.ts'

/** rational + times × √root, or rational + times × π: enough for every exact number in an exam. */
export interface Amount {
  rational: Exact
  times: Exact
  root: number | 'π'
}

/**
 * How a measure is written.
 * - `auto`: 2.5 when the decimals end soon, else the mixed number 2⅓; never rounded
 * - `fraction`: 7/3, `mixed`: 2⅓
 * - `span`: minutes as '2 hours 30 minutes', `ordinal`: 22nd
 * - `places`: rounded to that many decimals
 * - `digits`: scientific notation with that many significant digits
 */
export type Style =
  | 'auto'
  | 'fraction'
  | 'mixed'
  | 'span'
  | 'ordinal'
  | { places: number }
  | { digits: number }

export interface Measure {
  kind: 'measure'
  amount: Amount
  unit: Unit | null
  style: Style
}

export interface Ratio {
  kind: 'ratio'
  parts: readonly Exact[]
}

/** A time of day, in minutes after midnight. */
export interface Clock {
  kind: 'clock'
  minutes: number
}

export interface Words {
  kind: 'words'
  text: string
}

export type Value = Measure | Ratio | Clock | Words

/** What an author may write for a value: a bare number, a fraction or a text as they are. */
export type ValueInput = Value | number | string | Exact

export function toValue(input: ValueInput): Value {
  if (typeof input === 'string') return { kind: 'words', text: input }
  if (typeof input === 'number' || input instanceof Fraction) return number(input)
  return input
}

const ZERO = exact(0)

function measure(amount: Amount, unit: UnitName | Unit | null, style: Style): Measure {
  return { kind: 'measure', amount, unit: typeof unit === 'string' ? units[unit] : unit, style }
}

/** Rounded styles accept any number; the others throw for one that is not exact. */
function rationalAmount(value: number | Exact, style: Style): Amount {
  const rounds = typeof style === 'object'
  const rational = !rounds || typeof value !== 'number' ? exact(value) : approximate(value, style)
  return { rational, times: ZERO, root: 1 }
}

function approximate(value: number, style: { places: number } | { digits: number }): Exact {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a number that can be shown`)
  return 'places' in style ? roundTo(value, style.places + 4) : parseExponential(value.toExponential(14))
}

export const number = (value: number | Exact): Measure => measure(rationalAmount(value, 'auto'), null, 'auto')

/** A number of things, written without a unit; options are whole numbers too. */
export const count = (value: number): Measure => quantity(value, WHOLE)

/** `ordinal(22)` is 22nd. */
export const ordinal = (place: number): Measure => quantity(place, WHOLE, 'ordinal')

const WHOLE: Unit = { one: '', many: '', dimension: 'number', factor: [1, 1], place: 'tight', places: 0 }

/** `fraction(3, 4)`; written in lowest terms. */
export const fraction = (numerator: number | Exact, denominator = 1): Measure =>
  measure(rationalAmount(exact(numerator, denominator), 'fraction'), null, 'fraction')

/** `mixed(7, 3)` is written 2⅓. @public for chapters */
export const mixed = (
  numerator: number | Exact,
  denominator = 1,
  unit: UnitName | Unit | null = null,
): Measure => measure(rationalAmount(exact(numerator, denominator), 'mixed'), unit, 'mixed')

/** `rounded(2 / 3, 2)` is 0.67. The options of a rounded answer keep a distance from it. */
export const rounded = (
  value: number | Exact,
  places: number,
  unit: UnitName | Unit | null = null,
): Measure => measure(rationalAmount(value, { places }), unit, { places })

/** `scientific(602e21, 3)` is 6.02 × 10²³. */
export const scientific = (value: number, digits: number, unit: UnitName | Unit | null = null): Measure =>
  measure(rationalAmount(value, { digits }), unit, { digits })

export const money = (rupees: number | Exact): Measure => measure(rationalAmount(rupees, 'auto'), '₹', 'auto')

/** `quantity(5, 'km')`, `quantity(3, 'day')`, `quantity(12, counted('student'))`. */
export const quantity = (value: number | Exact, unit: UnitName | Unit, style: Style = 'auto'): Measure =>
  measure(rationalAmount(value, style), unit, style)

export const percent = (value: number | Exact): Measure => quantity(value, '%')

export const degrees = (value: number | Exact): Measure => quantity(value, '°')

/** `span(150)` is '2 hours 30 minutes'. @public for chapters */
export const span = (minutes: number | Exact): Measure => quantity(minutes, 'minute', 'span')

/** `surd(20, 3, 'm')` is 20√3 m; `surd(2, 12)` becomes 4√3; `surd(1, 2, null, 3)` is 3 + √2. */
export function surd(
  times: number | Exact,
  radicand: number,
  unit: UnitName | Unit | null = null,
  plus: number | Exact = 0,
): Measure {
  let [outside, inside] = [1, radicand]
  if (radicand === 0) return measure(rationalAmount(plus, 'auto'), unit, 'auto')
  for (let root = 2; root * root <= inside; root++) {
    for (; inside % (root * root) === 0; inside /= root * root) outside *= root
  }
  const coefficient = exact(times).mul(outside)
  const amount =
    inside === 1 || isZero(coefficient)
      ? { rational: exact(plus).add(inside === 1 ? coefficient : ZERO), times: ZERO, root: 1 }
      : { rational: exact(plus), times: coefficient, root: inside }
  return measure(amount, unit, 'auto')
}

/** `pi(36, 'cm²')` is 36π cm². */
export const pi = (times: number | Exact, unit: UnitName | Unit | null = null): Measure =>
  measure({ rational: ZERO, times: exact(times), root: 'π' }, unit, 'auto')

/** `ratio(6, 8)` is 3 : 4. */
export const ratio = (...parts: (number | Exact)[]): Ratio => ({
  kind: 'ratio',
  parts: parts.map((part) => exact(part)),
})

/** `clock(10, 45)` is 10:45 a.m. */
export const clock = (hours: number, minutes = 0): Clock => ({ kind: 'clock', minutes: hours * 60 + minutes })
