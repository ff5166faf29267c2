import type { Random } from '../kit/random/random.ts'
import type { Blank } from './blank.ts'
import { NUMBER_WORDS } from './find-numbers.ts'

/** Three wrong values written like the right one, which has each rank among the four equally often. */
export function wrongNumbers(
  { kind, value, sentence }: Blank,
  others: readonly string[],
  random: Random,
): string[] {
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
