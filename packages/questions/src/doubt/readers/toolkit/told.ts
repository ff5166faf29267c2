import Fraction from 'fraction.js'
import { compile, type Reading, toExact } from './reading.ts'

/** Never a part of a number: after '1', which may be a word of the clause ('1 year'), the rest of 16000 would be 6000. */
const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)(?!\d|\.\d|\/\d)`

/** What one clause of a question tells: its numbers and its words, by their names. */
export interface Told {
  /** Where it stood in the text. */
  at: number
  number(name: string): Fraction | undefined
  word(name: string): string | undefined
}

/** The most optional words in a row that a clause may have. Without a limit, a text made to be slow could take minutes. */
const MOST_WORDS = 9

/** `{x}` in a pattern is a number that is called x; words are named groups: `(?<who>a|b)`. */
const named = (pattern: string): string =>
  pattern.replaceAll(')*', `){0,${MOST_WORDS}}`).replaceAll(/\{([a-z]\w*)\}/g, `(?<![\\d.])(?<$1>${NUMBER})`)

/**
 * Takes the first clause that matches out of the question. As many signs as it had are left blank, so that the places of
 * clauses taken later can be compared.
 */
export function takeTold(r: Reading, pattern: string): Told | null {
  const expression = compile(named(pattern))
  expression.lastIndex = 0
  const match = expression.exec(r.rest)
  if (!match) return null
  const blank = `¦${' '.repeat(Math.max(0, match[0].length - 1))}`
  r.rest = `${r.rest.slice(0, match.index)}${blank}${r.rest.slice(match.index + match[0].length)}`
  const { groups = {} } = match
  return {
    at: match.index,
    word: (name) => groups[name],
    number: (name) => toExact(groups[name] ?? '') ?? undefined,
  }
}

/** Every clause of a kind, in the order of the question. */
export function allTold(r: Reading, pattern: string): Told[] {
  const found: Told[] = []
  for (let one = takeTold(r, pattern); one; one = takeTold(r, pattern)) found.push(one)
  return found.sort((a, b) => a.at - b.at)
}

/** The numbers of a list in words: '5000, 6000 and 8000' */
export const numbersOf = (list: string): Fraction[] =>
  (list.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? []).map((each) => new Fraction(each))

/** A list of at least two numbers: `₹?5000, ₹6000 and 8000` */
export const LIST = String.raw`₹?\d+(?:\.\d+)?(?:(?:,? and |, ?| )₹?\d+(?:\.\d+)?)+`

const ASKING =
  '(?:(?:so|then|now|thus|and) )?(?:find(?: out)?|calculate|determine|what|how (?:much|many|long|far|old)|tell|give|compute)(?: (?:is|was|are|were|will|would|does|did|do|be|the|his|her|its|their|of|in|a|an|has|have|had|he|she|it|they|total|then|now|should|must|can))*'
const BEFORE_NOUN = '(?:(?:the|his|her|its|their|then|find|a|an|total|now|so) )*'

/**
 * What is asked: a noun after a question word, or the last words of the question ('rate?'). Elsewhere the same noun only
 * tells something: 'some money amounts to'.
 */
export const takeAsked = (r: Reading, noun: string, tail: string): Told | null =>
  takeTold(r, `${ASKING} (?:${noun})(?: (?:${tail}))*`) ??
  takeTold(r, `${BEFORE_NOUN}(?:${noun})(?: (?:${tail}))*(?=[\\s?.,=:¦-]*$)`)
