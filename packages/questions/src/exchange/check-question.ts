import { shorten, tidyLine, tidyLines } from './clean-text.ts'
import { type ImportProblem, LONGEST, type ReadQuestion } from './exchange-question.ts'

/** Every question of the app has four options. */
const OPTIONS = 4

export type CheckedQuestion =
  | { ok: true; question: ReadQuestion; problems: ImportProblem[] }
  | { ok: false; problems: ImportProblem[] }

/**
 * A question as it can be asked, or why it cannot. Nothing is repaired: no option is made up or dropped. A missing or impossible key
 * is not a reason to leave a question out, because a person can give the key.
 */
export function checkQuestion(read: ReadQuestion): CheckedQuestion {
  const { row } = read
  const text = tidyLines(read.text)
  const options = read.options.map(tidyLine)
  const explanation = tidyLines(read.explanation)
  const refuse = (kind: ImportProblem['kind'], detail = shorten(text)): CheckedQuestion => ({
    ok: false,
    problems: [{ row, kind, detail }],
  })
  if (text === '') return refuse('no-text', shorten(options.join(' ')))
  if (options.length < OPTIONS) return refuse('few-options')
  if (options.length > OPTIONS) return refuse('many-options')
  if (options.includes('')) return refuse('empty-option')
  if (new Set(options.map((option) => option.toLowerCase())).size < OPTIONS) {
    // Options that differ only in capitals may be meant ('ms' and 'mS'); equal ones never are.
    if (new Set(options).size < OPTIONS) return refuse('same-options')
  }
  if (isTooLong(text, options, explanation, read)) return refuse('too-long')
  const isPossible = read.key === null || (read.key >= 0 && read.key < OPTIONS)
  return {
    ok: true,
    question: { ...read, text, options, explanation, key: isPossible ? read.key : null },
    problems: isPossible ? [] : [{ row, kind: 'key-not-an-option', detail: shorten(text) }],
  }
}

const isTooLong = (
  text: string,
  options: readonly string[],
  explanation: string,
  { figure }: ReadQuestion,
): boolean =>
  text.length > LONGEST.text ||
  options.some((option) => option.length > LONGEST.option) ||
  explanation.length > LONGEST.explanation ||
  (figure !== undefined && JSON.stringify(figure).length > LONGEST.passage)
