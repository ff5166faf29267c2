import { MONTHS } from '../kit/wording/months.ts'
import type { Blank, BlankKind } from './blank.ts'
import type { Sentence, Word } from './sentence.ts'

const YEAR = /^(?:1\d{3}|20\d{2})$/
const ERA = /^(?:BCE?|CE|AD)$/
const FIGURE = /^\d[\d,]*(?:\.\d+)?$/
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`)
const BEFORE_A_YEAR = /^(?:in|of|since|by|until|till|from|to|during|around|after|before|year|is|and)$/i
/** '4' in 'version 4' is a name and no amount. */
const NUMBERED =
  /^(?:version|group|class|type|vitamin|level|part|phase|stage|generation|step|unit|lesson|articles|sections|parts|no|no\.|number)$/i

/** Number words with neighbours that make good distractors. */
export const NUMBER_WORDS: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The years, dates, articles of a law and amounts of a sentence. */
export function findNumbers(sentence: Sentence): Blank[] {
  const { words, text } = sentence
  const verb = words.findIndex(({ pos }) => pos === 'AUX' || pos === 'VERB')
  const found: Blank[] = []
  for (let index = 0; index < words.length; index++) {
    const read = readNumber(words, index, verb)
    if (!read) continue
    const [from, to] = [words[index], words[index + read.length - 1]]
    // 1.2.3, 5-10, 3/4 and B12 cannot be split.
    const isGlued =
      !(from && to) ||
      /[\w./–-]/.test(text[from.start - 1] ?? ' ') ||
      /^(?:[\w/–-]|\.\d)/.test(text.slice(to.end))
    if (isGlued) continue
    const value = text.slice(from.start, to.end)
    found.push({ kind: read.kind, sentence, start: from.start, end: to.end, value, signs: [] })
    index += read.length - 1
  }
  return found
}

interface ReadNumber {
  kind: BlankKind
  /** In words. */
  length: number
}

function readNumber(words: readonly Word[], index: number, verb: number): ReadNumber | null {
  const [before, value, after, third] = [-1, 0, 1, 2].map((step) => words[index + step]?.text ?? '')
  if (value === undefined || after === undefined) return null
  if (/^(?:Article|Section)$/.test(value) && /^\d{1,3}[A-Z]{0,2}$/.test(after)) {
    // Article 19(1)(a)
    return third === '(' ? null : { kind: 'article', length: 2 }
  }
  if (/^\d{1,2}$/.test(value) && MONTH.test(after)) {
    return { kind: 'date', length: YEAR.test(third ?? '') ? 3 : 2 }
  }
  if (/^\d{1,4}$/.test(value) && ERA.test(after)) return { kind: 'year', length: 2 }
  if (
    YEAR.test(value) &&
    BEFORE_A_YEAR.test(before ?? '') &&
    !/^[\p{Ll}%]/u.test(plainNoun(words, index + 1))
  ) {
    return { kind: 'year', length: 1 }
  }
  if (/^\d{1,3}(?:st|nd|rd|th)$/.test(value) && /^(?:century|Amendment)$/.test(after)) {
    return { kind: 'ordinal', length: 1 }
  }
  // '1986 levels'
  if (YEAR.test(value)) return null
  return isAmount(value) && /^[\p{L}%°]/u.test(after) && tellsAnAmount(words, index, verb)
    ? { kind: 'number', length: 1 }
    : null
}

/** A noun in small letters, which makes '1960' in 'of 1960 people' an amount. */
const plainNoun = (words: readonly Word[], index: number): string =>
  words[index]?.pos === 'NOUN' ? (words[index]?.text ?? '') : ''

const isAmount = (value: string): boolean =>
  (FIGURE.test(value) && Number(value.replaceAll(',', '')) > 1) || NUMBER_WORDS.indexOf(value) > 0

/**
 * Whether the sentence is about the amount. In 'at 20 degrees the speed is 343 metres per second' the first number is a
 * condition, and in 'when two plates collide' the number is not what one learns.
 */
function tellsAnAmount(words: readonly Word[], index: number, verb: number): boolean {
  const [first, before] = [words[0]?.text ?? '', words[index - 1]?.text ?? '']
  if (NUMBERED.test(before) || /^(?:when|if|after|before|once)$/i.test(first)) return false
  const value = words[index]?.text
  if (words.some(({ text }, place) => text === value && place !== index)) return false
  const [earlier, later] = [words.slice(0, index), words.slice(index + 1)]
  if (value === 'two' && earlier.some(({ text }) => /^(?:where|when|if|that|which)$/.test(text))) return false
  // 'Mumbai, Delhi and Kolkata are the three largest cities' can be counted, and so can
  if (before === 'the' && earlier.some(({ text }) => text === 'and')) return false
  // 'three schools, Lucknow, Jaipur and Banaras' can be counted.
  const list = later.findIndex(({ text }) => text === ',' || text === ':')
  if (list >= 0 && list <= 4 && later.slice(list).some(({ text }) => text === 'and')) return false
  const isAtStart =
    index <= 2 && /^(?:about|nearly|over|only|almost|around|some|the)$/i.test(index === 0 ? 'the' : before)
  return isAtStart || (verb >= 0 && index > verb)
}
