import { Difficulty } from '@ekagra/schema/difficulty'
import { Figure } from '@ekagra/schema/figure'
import { tidyLine } from '../clean-text.ts'
import type { ImportProblem, ReadQuestion } from '../exchange-question.ts'
import { labelIndex } from '../labels.ts'
import { passageOf } from '../passage.ts'
import type { TableRow } from './parse-csv.ts'

type Column =
  | 'text'
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'key'
  | 'explanation'
  | 'difficulty'
  | 'topic'
  | 'passage'
  | 'title'
  | 'figure'

/** The headings that people give their columns, in lower case and without signs. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  text: ['question', 'questiontext', 'text', 'stem', 'q', 'ques', 'questions', 'प्रश्न', 'सवाल'],
  a: ['a', 'optiona', 'option1', 'opta', 'opt1', 'choicea', 'choice1', 'answera', 'विकल्पa', 'विकल्प1'],
  b: ['b', 'optionb', 'option2', 'optb', 'opt2', 'choiceb', 'choice2', 'answerb', 'विकल्पb', 'विकल्प2'],
  c: ['c', 'optionc', 'option3', 'optc', 'opt3', 'choicec', 'choice3', 'answerc', 'विकल्पc', 'विकल्प3'],
  d: ['d', 'optiond', 'option4', 'optd', 'opt4', 'choiced', 'choice4', 'answerd', 'विकल्पd', 'विकल्प4'],
  e: ['e', 'optione', 'option5', 'opte', 'opt5', 'choicee', 'choice5', 'answere'],
  key: [
    'answer',
    'key',
    'correct',
    'correctanswer',
    'correctoption',
    'ans',
    'answerkey',
    'rightanswer',
    'correctindex',
    'उत्तर',
    'सहीउत्तर',
  ],
  explanation: ['explanation', 'solution', 'reason', 'feedback', 'rationale', 'व्याख्या', 'हल'],
  difficulty: ['difficulty', 'level', 'कठिनाई', 'स्तर'],
  topic: ['topic', 'chapter', 'subject', 'category', 'विषय', 'अध्याय'],
  passage: ['passage', 'sharedtext', 'paragraph', 'directions', 'गद्यांश', 'निर्देश'],
  title: ['passagetitle'],
  figure: ['figure'],
}

const OPTIONS: readonly Column[] = ['a', 'b', 'c', 'd', 'e']

const plainHeading = (heading: string): string =>
  heading
    .slice(0, 60)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

function findColumns(headings: readonly string[]): Map<Column, number> {
  const columns = new Map<Column, number>()
  headings.forEach((heading, index) => {
    const plain = plainHeading(heading)
    const column = Object.keys(HEADINGS).find(
      (name): name is Column => isColumn(name) && HEADINGS[name].includes(plain),
    )
    if (column && !columns.has(column)) columns.set(column, index)
  })
  return columns
}

const isColumn = (name: string): name is Column => Object.hasOwn(HEADINGS, name)

/** Whether the first row names the columns of questions. */
export const looksLikeTable = (rows: readonly TableRow[]): boolean => {
  const columns = findColumns(rows[0]?.cells ?? [])
  return columns.has('text') && (columns.has('a') || columns.has('key'))
}

/** A table with a row of headings, one question in each row after it. */
export function readTable(rows: readonly TableRow[]): {
  questions: ReadQuestion[]
  problems: ImportProblem[]
} {
  const [head, ...body] = rows
  const columns = findColumns(head?.cells ?? [])
  const missing = (['text', 'a', 'b', 'c', 'd'] as const).filter((column) => !columns.has(column))
  if (missing.length > 0) {
    const detail = missing.map((column) => (column === 'text' ? 'question' : `option ${column}`)).join(', ')
    return { questions: [], problems: [{ row: 1, kind: 'missing-columns', detail }] }
  }
  return { questions: body.map((row) => readRow(row, columns)), problems: [] }
}

function readRow({ row, cells }: TableRow, columns: ReadonlyMap<Column, number>): ReadQuestion {
  const cell = (column: Column): string => cells[columns.get(column) ?? -1]?.trim() ?? ''
  const options = OPTIONS.map(cell)
  // Empty cells after the fourth option are not options.
  while (options.length > 4 && options.at(-1) === '') options.pop()
  const difficulty = Difficulty.safeParse(cell('difficulty').toLowerCase()).data
  const figure = parseFigure(cell('figure')) ?? passageOf(cell('passage'), cell('title'))
  return {
    row,
    text: cell('text'),
    options,
    key: readKey(cell('key'), options),
    explanation: cell('explanation'),
    ...(difficulty && { difficulty }),
    ...(cell('topic') !== '' && { topic: tidyLine(cell('topic')) }),
    ...(figure && { figure }),
  }
}

/** The text of an option, or its mark: 'B', '(b)', 'Option B', '2'. The text wins: with the options 3, 1, 4, 2 the key 3 is the first. */
function readKey(written: string, options: readonly string[]): number | null {
  if (written === '') return null
  const same = options.flatMap((option, index) => (tidyLine(option) === tidyLine(written) ? [index] : []))
  if (same.length === 1) return same[0] ?? null
  const label = /^(?:option|opt|विकल्प)?\s{0,3}[([]?\s{0,3}(\S{1,4}?)\s{0,3}[)\].]?$/i.exec(
    written.slice(0, 30),
  )?.[1]
  return (label === undefined ? null : labelIndex(label)) ?? -1
}

function parseFigure(json: string): Figure | undefined {
  if (!json.startsWith('{')) return undefined
  try {
    return Figure.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
