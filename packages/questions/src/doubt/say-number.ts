import { decimalPlaces, type Exact, roundTo } from '../kit/values/exact.ts'
import { formatDecimal, formatFraction } from '../kit/wording/format-number.ts'

/** 2.5, 1,24,386, or a fraction when the decimals never end: $\frac{1}{3}$. */
export function sayNumber(value: Exact, places = 4): string {
  const own = decimalPlaces(value)
  return own !== null && own <= places ? formatDecimal(value) : formatFraction(value, false)
}

/** A fraction with its decimals, for a final answer: $\frac{1}{3}$ (≈ 0.3333). */
export function sayFully(value: Exact): string {
  const own = decimalPlaces(value)
  if (own !== null && own <= 10) return formatDecimal(value)
  return `${formatFraction(value, false)} (≈ ${formatDecimal(roundTo(value, placesFor(value))).replace(/(\.\d*?)0+$/, '$1')})`
}

/** Four decimals, or as many as a small number needs to show four digits. */
function placesFor(value: Exact): number {
  const size = Math.abs(value.valueOf())
  return size >= 0.1 || size === 0 ? 4 : Math.min(20, 3 - Math.floor(Math.log10(size)))
}

/** Percentages with endless decimals are written as mixed numbers: $33\frac{1}{3}$%. */
export function sayPercent(value: Exact): string {
  const own = decimalPlaces(value)
  return `${own !== null && own <= 3 ? formatDecimal(value) : formatFraction(value, true)}%`
}

/** Rupees, to the paisa; a rounded amount is marked. */
export function sayRupees(value: Exact): string {
  const own = decimalPlaces(value)
  const sign = value.lt(0) ? '−' : ''
  if (own === 0) return `${sign}₹${formatDecimal(value.abs())}`
  const text = `${sign}₹${formatDecimal(value.abs(), 2)}`
  return own !== null && own <= 2 ? text : `${text} (to the nearest paisa)`
}

/** Measures are decimals: 152.4, or ≈ 2.471054 when the decimals never end. */
export function sayDecimal(value: Exact): string {
  const own = decimalPlaces(value)
  return own !== null && own <= 8 ? formatDecimal(value) : `≈ ${formatDecimal(roundTo(value, 6))}`
}
