import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Figure } from '@ekagra/schema/figure'

/** A question as it travels in files: what every format can say, and nothing of how far it can be trusted. */
export interface ExchangeQuestion {
  text: string
  options: string[]
  /** The index of the right option; null when the file does not say it. */
  key: number | null
  explanation: string
  difficulty?: Difficulty | undefined
  topic?: string | undefined
  /** A shared passage or stem, or what the question is asked about. */
  figure?: Figure | undefined
}

/** A question that was read, and where it begins: a line of a text, a row of a table, or a place among the questions of a file. */
export interface ReadQuestion extends ExchangeQuestion {
  row: number
}

export const EXCHANGE_FORMATS = ['numbered', 'aiken', 'gift', 'moodle-xml', 'qti', 'csv'] as const
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number]

/** Why something in a file is not imported as it is, or needs a look. The screen says what to do about each. */
export const IMPORT_PROBLEMS = [
  'no-questions',
  'too-long-file',
  'too-many-questions',
  'broken-file',
  'missing-columns',
  'number-gap',
  'not-a-choice',
  'no-text',
  'few-options',
  'many-options',
  'empty-option',
  'same-options',
  'key-not-an-option',
  'many-keys',
  'too-long',
  'repeated',
  'picture-left-out',
  'text-left-out',
  'no-key',
  'key-doubted',
] as const
export type ImportProblemKind = (typeof IMPORT_PROBLEMS)[number]

export interface ImportProblem {
  row: number
  kind: ImportProblemKind
  /** The words in question, shortened; or the letters or columns that the problem is about. */
  detail?: string | undefined
}

export interface ReadSet {
  format: ExchangeFormat
  questions: ReadQuestion[]
  problems: ImportProblem[]
}

/** A longer file is not one set of questions. */
export const MOST_CHARACTERS = 4_000_000
export const MOST_QUESTIONS = 2000
/** Longer texts are no question; each is longer than what the bank of an admin stores. */
export const LONGEST = { text: 6000, option: 1500, explanation: 8000, passage: 20_000 } as const
