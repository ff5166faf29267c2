import type { Random } from '../kit/random/random.ts'
import type { Blank } from './blank.ts'
import { NUMBER_WORDS } from './find-numbers.ts'
import type { Material } from './read-material.ts'

/** A wrong value, and what the text says about it, if anything. */
interface WrongValue {
  value: string
  elsewhere?: string
}

/** Three wrong values for a blank; an empty list when the text has too few similar values. */
export function wrongValues(blank: Blank, material: Material, random: Random): WrongValue[] {
  if (blank.kind !== 'name' && blank.kind !== 'term') {
    return wrongNumbers(blank, material.years, random).map((value) => ({ value }))
  }
  const others = blank.kind === 'name' ? material.names : material.terms
  return wrongNames(blank, others, random).map(({ value, sentence }) => ({
    value: matchCase(value, blank),
    elsewhere: sentence.text,
  }))
}

/** A term has a capital at the start of a sentence and none inside it, wherever it came from. */
function matchCase(value: string, { kind, start }: Blank): string {
  if (kind === 'name' || /^\p{Lu}{2}/u.test(value)) return value
  const [first = '', rest] = [value[0], value.slice(1)]
  return (start === 0 ? first.toUpperCase() : first.toLowerCase()) + rest
}

/** Three other names or terms of the text, of the same kind as far as the context shows. */
function wrongNames(blank: Blank, others: readonly Blank[], random: Random): Blank[] {
  const byValue = new Map(others.map((other) => [other.value.toLowerCase(), other]))
  const fitting = random
    .shuffle([...byValue.values()].filter((other) => canReplace(blank, other)))
    .map((other) => ({ other, likeness: likeness(blank, other) }))
    .sort((one, two) => two.likeness - one.likeness)
    .map(({ other }) => other)
  return fitting.length < 3 ? [] : fitting.slice(0, 3)
}

const likeness = (one: Blank, other: Blank): number =>
  one.signs.filter((sign) => other.signs.includes(sign)).length

/** Neither in the sentence nor another form of the answer. */
function canReplace(blank: Blank, other: Blank): boolean {
  const [value, instead] = [withoutTitle(blank.value), withoutTitle(other.value)]
  return (
    blank.kind === other.kind &&
    blank.signs[0] === other.signs[0] &&
    !value.includes(instead) &&
    !instead.includes(value) &&
    !blank.sentence.text.toLowerCase().includes(instead)
  )
}

const TITLE =
  /^(?:the|lord|lady|king|queen|sir|emperor|empress|president|prime minister|governor|general|captain|mahatma|pandit|sardar|saint|guru|raja|rani|nawab|sultan|maulana|dr\.?|mr\.?|mrs\.?|prof\.?)\s+/

const withoutTitle = (value: string): string => value.toLowerCase().replace(TITLE, '').replace(/s$/, '')

/** Three wrong values written like the right one, which has each rank among the four equally often. */
function wrongNumbers({ kind, value, sentence }: Blank, others: readonly string[], random: Random): string[] {
  const below = random.int(0, 3)
  const isFree = (other: string) => other !== value && !sentence.text.includes(other)
  const pool = near(kind, value, others).filter(isFree)
  const size = sizeOf(value)
  const smaller = pool.filter((other) => sizeOf(other) < size)
  const larger = pool.filter((other) => sizeOf(other) > size)
  const fromBelow = Math.min(Math.max(below, 3 - larger.length), smaller.length)
  if (fromBelow + larger.length < 3) return []
  return [...random.sample(smaller, fromBelow), ...random.sample(larger, 3 - fromBelow)]
}

const near = (kind: Blank['kind'], value: string, years: readonly string[]): string[] =>
  kind === 'year' ? yearsNear(value, years) : kind === 'day' ? daysNear(value) : amountsNear(value)

/** Days that every month has. */
const daysNear = (value: string): string[] =>
  Array.from({ length: 28 }, (_, index) => String(index + 1)).filter(
    (day) => Math.abs(Number(day) - Number(value)) <= 9,
  )

const sizeOf = (value: string): number => {
  const word = NUMBER_WORDS.indexOf(value)
  return word >= 0 ? word : Number(value.replaceAll(',', ''))
}

/**
 * Other years of the text are the best distractors; the rest are near ones, none later than the latest year of the
 * text.
 */
function yearsNear(value: string, others: readonly string[]): string[] {
  const year = Number(value)
  const latest = Math.max(year + 2, ...others.map(Number))
  const told = others.filter((other) => Math.abs(Number(other) - year) <= 40)
  const close = [-15, -11, -8, -5, -3, -2, 2, 3, 5, 8, 11, 15].map((gap) => String(year + gap))
  return [...new Set([...told, ...close])].filter((other) => Number(other) <= latest)
}

function amountsNear(value: string): string[] {
  const word = NUMBER_WORDS.indexOf(value)
  if (word >= 0) return NUMBER_WORDS.filter((_, index) => Math.abs(index - word) <= 4)
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  const digits = value.replace(/[,.]/g, '')
  // A number rounded to thousands gets distractors rounded to thousands; but a single such number has too few
  // neighbours.
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  const unit = 10 ** (zeros > 0 && digits.length - zeros === 1 ? zeros - 1 : zeros)
  const whole = Number(digits) / unit
  const scaled = [0.5, 0.6, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.4, 1.5, 1.75, 2].map((factor) =>
    Math.round(whole * factor),
  )
  const byOne = [-3, -2, -1, 1, 2, 3].map((step) => whole + step)
  return [...new Set([...scaled, ...byOne])]
    .filter((amount) => amount > 0 && amount !== whole)
    .map((amount) => write((amount * unit) / 10 ** places, places, value))
}

/** With commas like the original, Indian or Western, or without. */
function write(amount: number, places: number, like: string): string {
  if (!like.includes(',')) return amount.toFixed(places)
  const locale = /^\d{1,2}(?:,\d{2})+,\d{3}/.test(like) ? 'en-IN' : 'en-US'
  return amount.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places })
}
