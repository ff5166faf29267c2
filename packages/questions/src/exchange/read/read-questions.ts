import { checkQuestion } from '../check-question.ts'
import { cleanText, shorten } from '../clean-text.ts'
import {
  type ExchangeFormat,
  type ImportProblem,
  MOST_CHARACTERS,
  MOST_QUESTIONS,
  type ReadQuestion,
  type ReadSet,
} from '../exchange-question.ts'
import { parseCsv, type TableRow } from './parse-csv.ts'
import { looksLikeAiken, readAiken } from './read-aiken.ts'
import { looksLikeGift, readGift } from './read-gift.ts'
import { readMoodleXml } from './read-moodle-xml.ts'
import { looksNumbered, readNumbered } from './read-numbered.ts'
import { readQti } from './read-qti.ts'
import { looksLikeTable, readTable } from './read-table.ts'
import { childNamed, descendants, parseTree } from './xml-tree.ts'

interface Found {
  questions: ReadQuestion[]
  problems: ImportProblem[]
}

/** The questions that are already in a text, whatever its format, and everything that is wrong with it; null when it has none. */
export function readQuestions(source: string): ReadSet | null {
  if (source.length > MOST_CHARACTERS) {
    return { format: 'numbered', questions: [], problems: [{ row: 1, kind: 'too-long-file' }] }
  }
  const text = cleanText(source).trimEnd()
  if (/^\s*</.test(text)) return readXml(text)
  const lines = text.split('\n')
  if (looksLikeTable(parseCsv(lines[0] ?? ''))) return readQuestionTable(parseCsv(text))
  if (looksLikeGift(text)) return checked('gift', readGift(lines))
  if (looksNumbered(lines)) return checked('numbered', readNumbered(lines))
  if (looksLikeAiken(lines)) return checked('aiken', { questions: readAiken(lines), problems: [] })
  return null
}

/** The same for the rows of a spreadsheet; null when its first row names no columns of questions. */
export const readQuestionRows = (rows: readonly TableRow[]): ReadSet | null =>
  looksLikeTable(rows)
    ? readQuestionTable(rows.map(({ row, cells }) => ({ row, cells: cells.map(cleanText) })))
    : null

const readQuestionTable = (rows: readonly TableRow[]): ReadSet => checked('csv', readTable(rows))

/** The same for the items of a QTI package, each a file of its own. */
export function readQuestionItems(files: readonly string[]): ReadSet | null {
  const trees = files.map((file) => parseTree(cleanText(file), { isXml: true }))
  const items = trees.flatMap((tree) => (tree ? descendants(tree, 'assessmentItem') : []))
  return items.length === 0 ? null : checked('qti', readQti(items))
}

function readXml(text: string): ReadSet | null {
  const tree = parseTree(text, { isXml: true })
  if (!tree) return { format: 'moodle-xml', questions: [], problems: [{ row: 1, kind: 'broken-file' }] }
  const quiz = childNamed(tree, 'quiz')
  if (quiz) return checked('moodle-xml', readMoodleXml(quiz))
  return readQuestionItems([text])
}

function checked(format: ExchangeFormat, { questions, problems: found }: Found): ReadSet {
  const problems = [...found]
  const kept: ReadQuestion[] = []
  const known = new Map<string, number>()
  for (const read of questions.slice(0, MOST_QUESTIONS)) {
    const result = checkQuestion(read)
    problems.push(...result.problems)
    if (!result.ok) continue
    const { question } = result
    const print = JSON.stringify([question.text, question.options, question.figure])
    const first = known.get(print)
    if (first !== undefined)
      problems.push({ row: question.row, kind: 'repeated', detail: shorten(question.text) })
    else {
      known.set(print, question.row)
      kept.push(question)
    }
  }
  if (questions.length > MOST_QUESTIONS)
    problems.push({ row: questions[MOST_QUESTIONS]?.row ?? 1, kind: 'too-many-questions' })
  if (kept.length === 0 && problems.length === 0) problems.push({ row: 1, kind: 'no-questions' })
  return { format, questions: kept, problems: problems.sort((one, other) => one.row - other.row) }
}
