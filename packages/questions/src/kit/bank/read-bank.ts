import type { Difficulty } from '@ekagra/schema/difficulty'
import { readMark } from '../concepts.ts'
import type { Bank, BankSet } from './define-bank.ts'

/** A question as its author wrote it. */
export interface BankQuestion {
  level: Difficulty
  text: string
  key: string
  wrong: readonly string[]
  explanation: string
  /** Why each wrong option is wrong, in their order, where the author says it. */
  reasons: readonly (string | null)[]
  /** Ids of concepts of its chapter, the main one first. */
  concepts: readonly string[]
  passage: { title: string; paragraphs: readonly string[] } | null
}

/** A line of a bank with its form errors. */
export interface ReadQuestion {
  question: BankQuestion
  /** Counted from 1 in the bank. */
  line: number
  problems: readonly string[]
}

const LEVELS: Readonly<Record<string, Difficulty>> = { 1: 'easy', 2: 'medium', 3: 'hard' }
const CELLS = 7
/** With a reason for each wrong option. */
const CELLS_WITH_REASONS = 10
/** A cell without a reason. */
const NO_REASON = '-'

/** Every question, even a faulty one: the content check reports the faults, and only checked banks are asked. */
export function readBank({ sets }: Bank): ReadQuestion[] {
  return sets
    .flatMap((set) => linesOf(set.rows).map((line) => ({ set, line })))
    .map(({ set, line }, index) => readLine(line, index + 1, set))
}

const linesOf = (rows: string): string[] =>
  rows
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function readLine(line: string, number: number, set: BankSet): ReadQuestion {
  const cells = line.split(/\s\|(?:\s|$)/).map(withBreaks)
  const [mark = '', text = '', key = '', ...rest] = cells
  const { rank, concepts } = readMark(mark)
  const level = LEVELS[rank]
  const problems = [
    ...(level ? [] : [`the line begins with '${rank}', not with 1, 2 or 3`]),
    ...(cells.length === CELLS || cells.length === CELLS_WITH_REASONS
      ? []
      : [`${cells.length} cells where ${CELLS} or ${CELLS_WITH_REASONS} are expected`]),
  ]
  const question: BankQuestion = {
    level: level ?? 'hard',
    text,
    key,
    wrong: rest.slice(0, 3),
    explanation: rest[3] ?? '',
    reasons: rest.slice(4).map((reason) => (reason === NO_REASON ? null : reason)),
    concepts: [...new Set([...concepts, ...(set.concepts ?? [])])],
    passage: passageOf(set),
  }
  return { question, line: number, problems }
}

/** The rows as they would be without reasons: a reason changes no question. */
export const withoutReasons = (rows: string): string =>
  rows
    .split('\n')
    .map((line) => line.split(' | ').slice(0, CELLS).join(' | '))
    .join('\n')

const withBreaks = (cell: string): string => cell.trim().replace(/\s+\/\/\s+/g, '\n')

const passageOf = ({ passage }: BankSet): BankQuestion['passage'] =>
  passage
    ? { title: passage.title, paragraphs: passage.text.split(/\s\/\/\s/).map((text) => text.trim()) }
    : null
