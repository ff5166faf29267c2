import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import type { Draw } from '../kit/define-generator.ts'
import { decimalPlaces } from '../kit/values/exact.ts'
import { readValue } from '../kit/values/read-value.ts'
import { rounded } from '../kit/values/value.ts'

export type TypedNumber = NonNullable<PaperQuestion['numeric']>

/** A text that speaks of its options makes no sense without them. */
const NEEDS_OPTIONS = /\b(which|following|options?|choose|these|approximat\w+|nearly|closest|nearest)\b/i

/** More decimals than this nobody types without a mistake. */
const MOST_PLACES = 3

/**
 * The number to type for a question that is shown without its options; null when its key is not a plain decimal number
 * or its text needs the options.
 */
export function typedNumber(draw: Draw, text: string): TypedNumber | null {
  if (NEEDS_OPTIONS.test(text) || draw.accepts) return null
  const { value, size } = readValue(draw.answer)
  if (value.kind !== 'measure' || size === null || !value.amount.times.equals(0)) return null
  const { unit, style } = value
  if (style !== 'auto' && !(typeof style === 'object' && 'places' in style)) return null
  const places = typeof style === 'object' ? style.places : undefined
  const shown = places === undefined ? value.amount.rational : value.amount.rational.round(places)
  const decimals = decimalPlaces(shown)
  if (decimals === null || decimals > MOST_PLACES) return null
  return {
    key: shown.valueOf().toFixed(decimals),
    unit: unit?.many ?? '',
    ...(places !== undefined && places > 0 && { places }),
  }
}

/** What people type for a number: '.5', '+3', '−2', '1,200', '5.'. */
const NUMBER = /^[+-]?(\d[\d,]*\.?\d*|\.\d+)$/

/** Whether a typed number is the key. Where decimals are asked for, more of them are rounded. */
export function isRightNumber(typed: string, { key, places }: TypedNumber): boolean {
  const text = typed.trim().replaceAll('−', '-')
  if (!NUMBER.test(text)) return false
  const plain = text
    .replaceAll(',', '')
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
  const given = places === undefined ? plain : rounded(Number(plain), places)
  const wanted = places === undefined ? key : rounded(Number(key), places)
  return readValue(given).identity === readValue(wanted).identity
}
