/** How a formula looks that is drawn without the typesetter, by the app and before it has come (early/draw-text.ts). */
export const FORMULA_CLASSES = {
  waiting: 'animate-breathe rounded-sm bg-quiet text-transparent select-none',
  simple: 'whitespace-nowrap',
  fraction:
    'mx-[0.12em] inline-flex flex-col text-center align-middle text-[0.86em] leading-[1.12] [font-variant-numeric:lining-nums]',
  numerator: 'border-b-[1.5px] border-current px-[0.22em] pb-[0.06em]',
  denominator: 'px-[0.22em] pt-[0.06em]',
}

/** A formula is shorter than its source: about this much room is reserved for it. */
const WAITING_LENGTH = 24

/** Takes the room of a formula until it is set. */
export const roomOf = (tex: string): string => tex.slice(0, WAITING_LENGTH)

/** A formula that needs no typesetting engine: a number, a fraction of numbers, or a mixed number. */
interface SimpleMaths {
  before: string
  fraction?: { numerator: string; denominator: string }
}

/** Digits and plain sums of them; letters need italics, which only the engine sets. */
const NUMBERS = String.raw`[\d.,+×−\- ]{1,14}`
const NUMBER = /^-?[\d.,]{1,14}$/
const FRACTION = new RegExp(String.raw`^(-?)(\d{0,9})\\[dt]?frac\{(${NUMBERS})\}\{(${NUMBERS})\}$`)

const withMinus = (text: string) => text.replaceAll('-', '−').trim()

/**
 * Most fractions of the built-in engine are of this kind. Drawing them as text keeps a hundred kilobytes of
 * typesetting code off a phone and uses the font of the page.
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
