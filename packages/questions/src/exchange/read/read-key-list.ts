import { labelIndex } from '../labels.ts'

/** The key of one question, by the number that the paper gives it. */
export interface NumberedKey {
  number: number
  key: number
}

const HEADING =
  /^\W{0,4}(?:answers?(?: ?keys?| ?sheet)?|keys?|solutions? ?keys?|उत्तर(?: ?(?:कुंजी|माला|तालिका))?|उत्तरमाला|उत्तरकुंजी)\W{0,4}$/i

/** 'Answer Key', 'ANSWERS:', 'उत्तर कुंजी' alone on a line. */
export const isKeyHeading = (line: string): boolean => line.length < 60 && HEADING.test(line.trim())

/** Numbers, and the labels of options; everything else separates them. */
const TOKEN = /[\p{L}\p{M}]+|\d+/gu
/** The words before the rows of a key that is printed as a table. */
const ROW_NAMES = new Set([
  'q',
  'que',
  'ques',
  'question',
  'questions',
  'no',
  'ans',
  'answer',
  'answers',
  'key',
  'option',
  'प्रश्न',
  'उत्तर',
  'संख्या',
  'सं',
])

const tokensOf = (line: string): string[] =>
  (line.slice(0, 5000).match(TOKEN) ?? []).filter((token) => !ROW_NAMES.has(token.toLowerCase()))

const isNumber = (token: string | undefined): boolean => token !== undefined && /^\d{1,4}$/.test(token)

/** Numbers one after the other: 1 2 3 4 5. */
const isCount = (tokens: readonly string[]): boolean =>
  tokens.length > 1 &&
  tokens.every((token, index) => isNumber(token) && Number(token) === Number(tokens[0]) + index)

const isKeys = (tokens: readonly string[], count: number): boolean =>
  tokens.length === count && tokens.every((token) => labelIndex(token) !== null)

/**
 * A list of answers in any of the forms that papers print: '1. (b) 2. (c)', '1-B, 2-C', one pair a line or a cell, or a row of
 * numbers above a row of letters.
 */
export function readKeyList(lines: readonly string[]): NumberedKey[] {
  const keys: NumberedKey[] = []
  let rest: string[] = []
  const pairs = () => {
    for (let at = 0; at + 1 < rest.length; at += 2) {
      const [number, label] = [rest[at], rest[at + 1]]
      const key = label === undefined ? null : labelIndex(label)
      if (isNumber(number) && key !== null) keys.push({ number: Number(number), key })
      // One word too many: go on with the next one.
      else at -= 1
    }
    rest = []
  }
  for (let at = 0; at < lines.length; at++) {
    const tokens = tokensOf(lines[at] ?? '')
    const next = tokensOf(lines[at + 1] ?? '')
    if (isCount(tokens) && isKeys(next, tokens.length)) {
      pairs()
      tokens.forEach((token, index) => {
        keys.push({ number: Number(token), key: labelIndex(next[index] ?? '') ?? 0 })
      })
      at += 1
    } else rest.push(...tokens)
  }
  pairs()
  return keys
}

/** Whether a line holds nothing but at least three answers of a list: '1. (b) 2. (c) 3. (a)'. */
export function isKeyLine(line: string): boolean {
  const tokens = tokensOf(line)
  return (
    tokens.length >= 6 &&
    tokens.length % 2 === 0 &&
    tokens.every((token, index) => (index % 2 === 0 ? isNumber(token) : labelIndex(token) !== null)) &&
    tokens.every(
      (token, index) => index % 2 === 1 || index === 0 || Number(token) === Number(tokens[index - 2]) + 1,
    )
  )
}
