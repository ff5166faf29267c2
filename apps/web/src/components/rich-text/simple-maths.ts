/** A formula that needs no typesetting engine: a number, a fraction of numbers, or a mixed number. */
export interface SimpleMaths {
  before: string
  fraction?: { numerator: string; denominator: string }
}

/** Digits and plain sums of them; letters are set in italics, which is the engine's work. */
const NUMBERS = String.raw`[\d.,+×−\- ]{1,14}`
const NUMBER = /^-?[\d.,]{1,14}$/
const FRACTION = new RegExp(String.raw`^(-?)(\d{0,9})\\[dt]?frac\{(${NUMBERS})\}\{(${NUMBERS})\}$`)

const withMinus = (text: string) => text.replaceAll('-', '−').trim()

/**
 * Most fractions of the built-in engine are of this kind. Drawing them as text keeps a hundred kilobytes of
 * typesetting off a phone and sets them in the face of the page.
 */
export function readSimpleMaths(tex: string): SimpleMaths | null {
  if (NUMBER.test(tex)) return { before: withMinus(tex) }
  const [, sign = '', whole = '', numerator, denominator] = FRACTION.exec(tex) ?? []
  if (numerator === undefined || denominator === undefined) return null
  return {
    before: withMinus(sign + whole),
    fraction: { numerator: withMinus(numerator), denominator: withMinus(denominator) },
  }
}
