import Fraction from 'fraction.js'
import { decimalPlaces, type Exact, isZero } from '../values/exact.ts'
import {
  type Amount,
  type Clock,
  type Measure,
  type Ratio,
  toValue,
  type ValueInput,
} from '../values/value.ts'
import { formatDecimal, formatFraction, formatScientific } from './format-number.ts'

/** Up to this many places, decimals are easier to read than a fraction. */
const MAX_DECIMALS = 3

/** The text of a value: '₹12,500', '3 days', '20√3 m', '3 : 4'. */
export function formatValue(input: ValueInput): string {
  const value = toValue(input)
  if (value.kind === 'words') return value.text
  if (value.kind === 'ratio') return formatRatio(value)
  if (value.kind === 'clock') return formatClock(value)
  if (value.style === 'span') return formatSpan(value.amount.rational)
  return value.style === 'ordinal' ? formatOrdinal(value.amount.rational) : formatMeasure(value)
}

function formatMeasure({ amount, unit, style }: Measure): string {
  const isPaise = unit?.place === 'before' && style === 'auto' && decimalPlaces(amount.rational) === 1
  const text = formatAmount(amount, isPaise ? { places: 2 } : style)
  if (!unit) return text
  const isSum = !isZero(amount.times) && !isZero(amount.rational) && !text.startsWith('$')
  if (isSum) return `(${text}) ${unit.many}`
  if (unit.place === 'before')
    return text.startsWith('−') ? `−${unit.one}${text.slice(1)}` : `${unit.one}${text}`
  const size = amount.rational.abs()
  // A proper fraction is singular: ½ day, but 0.5 km and 1½ days.
  const isOne = isZero(amount.times) && (size.equals(1) || (size.lt(1) && text.includes('frac')))
  return `${text}${unit.place === 'tight' ? '' : ' '}${isOne ? unit.one : unit.many}`
}

function formatAmount(amount: Amount, style: Measure['style']): string {
  const { rational, times } = amount
  if (!isZero(times)) return formatIrrational(amount)
  if (style === 'fraction' || style === 'mixed') return formatFraction(rational, style === 'mixed')
  if (typeof style === 'object') {
    return 'places' in style
      ? formatDecimal(rational, style.places)
      : formatScientific(rational, style.digits)
  }
  const places = decimalPlaces(rational)
  return places !== null && places <= MAX_DECIMALS ? formatDecimal(rational) : formatFraction(rational, true)
}

/** 20√3, 36π, 5 + 2√6; with a denominator in LaTeX. */
function formatIrrational({ rational, times, root }: Amount): string {
  const denominator = new Fraction(1n, rational.d).gcd(new Fraction(1n, times.d)).d // their common denominator
  const isFraction = denominator !== 1n
  const symbol = root === 'π' ? (isFraction ? '\\pi' : 'π') : isFraction ? `\\sqrt{${root}}` : `√${root}`
  const whole = (value: Exact) => value.abs().mul(denominator)
  const factor = whole(times).equals(1)
    ? ''
    : isFraction
      ? whole(times).toFraction()
      : formatDecimal(whole(times))
  const minus = isFraction ? '-' : '−'
  const isNegative = times.s < 0n
  const rest = whole(rational).toFraction()
  const sum = () => {
    // The positive term comes first: 21√3 − 21.
    if (rational.s < 0n && !isNegative) return `${factor}${symbol} ${minus} ${rest}`
    return `${rational.s < 0n ? minus : ''}${rest} ${isNegative ? minus : '+'} ${factor}${symbol}`
  }
  const text = isZero(rational) ? `${isNegative ? minus : ''}${factor}${symbol}` : sum()
  return isFraction ? `$\\frac{${text}}{${denominator}}$` : text
}

const formatRatio = ({ parts }: Ratio): string =>
  simplestRatio(parts)
    .map((part) => formatDecimal(part))
    .join(' : ')

/** The smallest whole numbers in the same ratio. */
export function simplestRatio(parts: readonly Exact[]): Exact[] {
  const [first, ...rest] = parts
  if (!first) return []
  const divisor = rest.reduce((common, part) => common.gcd(part), first.abs())
  return isZero(divisor) ? [...parts] : parts.map((part) => part.div(divisor))
}

function formatClock({ minutes }: Clock): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const [hour, minute] = [Math.floor(ofDay / 60), ofDay % 60]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

function formatSpan(minutes: Exact): string {
  const hours = minutes.div(60).floor()
  const rest = minutes.sub(hours.mul(60))
  const parts = []
  if (!isZero(hours)) parts.push(`${formatDecimal(hours)} ${hours.equals(1) ? 'hour' : 'hours'}`)
  if (!isZero(rest) || parts.length === 0) {
    const text = decimalPlaces(rest) === null ? formatFraction(rest, true) : formatDecimal(rest)
    parts.push(`${text} ${rest.equals(1) ? 'minute' : 'minutes'}`)
  }
  return parts.join(' ')
}

function formatOrdinal(place: Exact): string {
  const [tens, ones] = [Number(place.n % 100n), Number(place.n % 10n)]
  const suffix = tens >= 11 && tens <= 13 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[ones] ?? 'th')
  return `${formatDecimal(place)}${suffix}`
}
