import Fraction from 'fraction.js'
import type { Exact } from '../kit/values/exact.ts'

/** A number as people type it: 12, 12.5, 3/4, 2 1/2. */
export const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?|\.\d+)`
export const MONEY = String.raw`₹?\s?(${NUMBER})(?![\d%]|\.\d| ?%)`
export const PERCENT = `(${NUMBER}) ?%`

/** '2 1/2' -> 5/2. */
export function readNumber(text: string): Exact {
  const [whole = '0', part] = text.trim().split(' ')
  const value = (one: string) => (/\/0+$/.test(one) ? new Fraction(0) : new Fraction(one))
  return part ? value(whole).add(value(part)) : value(whole)
}

/**
 * Words that do not change the question. Words such as 'more', 'remaining', 'each', 'after' or 'not' do, so they are
 * never listed here: a doubt with a word that no solver knows is refused.
 */
const FILLER = new Set(
  `a an the of at is are was were be will would for in on to find calculate compute determine evaluate what how much if
  his her its he she it that which then given let when where and by with get gets do does did so value answer ? , . : ; = - '
  find? following using we i my me they their has have had as same`.split(/\s+/),
)

export interface Facts<Name extends string> {
  values: Partial<Record<Name, string>>
  /** The text that no pattern matched. */
  rest: string
}

/**
 * Takes facts out of a text, each by its pattern (one group: the value). Null when a fact is given twice, or when
 * words are left that are neither filler nor in `words`: then the doubt says more than was understood.
 */
export function readFacts<Name extends string>(
  text: string,
  patterns: Readonly<Record<Name, RegExp>>,
  words = '',
): Facts<Name> | null {
  const values: Partial<Record<Name, string>> = {}
  let rest = ` ${text} `
  for (const name in patterns) {
    const pattern = patterns[name]
    const matches = [...rest.matchAll(new RegExp(pattern, 'g'))]
    if (matches.length > 1) return null
    const [match] = matches
    if (!match) continue
    values[name] = match.slice(1).find((group) => group !== undefined) ?? match[0]
    rest = rest.replace(match[0], ' ')
  }
  return isFiller(rest, words) ? { values, rest } : null
}

export function isFiller(text: string, words = ''): boolean {
  const own = new Set(words.split(/\s+/))
  return text.split(/[\s,.;:?'()]+/).every((word) => word === '' || FILLER.has(word) || own.has(word))
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PATTERN = new RegExp(`\\b(${WORDS.join('|')})\\b`, 'g')

/** 'two dice' -> '2 dice'; only small numbers, which are counts. */
export const readNumberWords = (text: string): string =>
  text.replace(PATTERN, (word) => String(WORDS.indexOf(word)))

/** '12, 18 and 24' or '12,18,24'; null when a comma could also group digits ('12,180 and 40'). */
export function readList(text: string): Exact[] | null {
  const trimmed = text.trim().replace(/^\(|\)$/g, '')
  const isTight = /\d,\d/.test(trimmed)
  const isPlainList = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)+$/.test(trimmed)
  if (isTight && !isPlainList && /\d,\d{3}(?!\d)/.test(trimmed)) return null
  // '12,180' alone could be one number.
  if (isPlainList && trimmed.split(',').length === 2 && /,\d{3}$/.test(trimmed)) return null
  const parts = trimmed.split(/\s*(?:,\s*and\b|,|\band\b|&|;)\s*|\s+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 30) return null
  return parts.every((part) => /^-?\d+(?:\.\d+)?$/.test(part))
    ? parts.map((part) => new Fraction(part))
    : null
}
