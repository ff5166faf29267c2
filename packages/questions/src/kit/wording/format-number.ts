import { decimalPlaces, type Exact, isZero, roundTo } from '../values/exact.ts'

const MINUS = '−'
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Indian digit grouping: 124386 -> 1,24,386. */
export function groupDigits(digits: string): string {
  if (digits.length <= 3) return digits
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${head},${digits.slice(-3)}`
}

/** 12450.5 -> '12,450.5'; `places` adds zeros. The value must not have more decimals. */
export function formatDecimal(value: Exact, places = decimalPlaces(value) ?? 0): string {
  if (value.d === 1n && places === 0) return `${value.s < 0n ? MINUS : ''}${groupDigits(value.n.toString())}`
  const scaled = roundTo(value.abs(), places).mul(10 ** places)
  const digits = scaled.n.toString().padStart(places + 1, '0')
  const whole = groupDigits(digits.slice(0, digits.length - places))
  const sign = value.s < 0n && scaled.n > 0n ? MINUS : ''
  return `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

/** In LaTeX, because a fraction is hard to read on one line: 7/3 -> $\frac{7}{3}$, or mixed $2\frac{1}{3}$. */
export function formatFraction(value: Exact, isMixed: boolean): string {
  if (value.d === 1n) return formatDecimal(value)
  const sign = value.s < 0n ? '-' : ''
  const whole = isMixed ? value.n / value.d : 0n
  const numerator = value.n - whole * value.d
  return `$${sign}${whole > 0n ? whole : ''}\\frac{${numerator}}{${value.d}}$`
}

/** 23 -> ²³ and -3 -> ⁻³. */
export const superscript = (exponent: number): string =>
  `${exponent < 0 ? '⁻' : ''}${[...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')}`

/** 602000 with 3 digits -> '6.02 × 10⁵'. */
export function formatScientific(value: Exact, digits: number): string {
  if (isZero(value)) return '0'
  const [mantissa = '', exponent = '0'] = value
    .valueOf()
    .toExponential(digits - 1)
    .split('e')
  const written = mantissa.replace('-', MINUS)
  return Number(exponent) === 0 ? written : `${written} × 10${superscript(Number(exponent))}`
}
