import type { ExchangeQuestion } from '../exchange-question.ts'

const COLUMNS = [
  'Question',
  'Option A',
  'Option B',
  'Option C',
  'Option D',
  'Answer',
  'Explanation',
  'Difficulty',
  'Topic',
  'Passage title',
  'Passage',
  'Figure',
]

/** A set as a table that spreadsheets open. The mark at the beginning tells them that it is UTF-8. */
export const writeCsv = (questions: readonly ExchangeQuestion[]): string =>
  `\uFEFF${[COLUMNS, ...questions.map(cellsOf)].map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`

function cellsOf({ text, options, key, explanation, difficulty, topic, figure }: ExchangeQuestion): string[] {
  const isPassage = figure?.kind === 'passage'
  return [
    text,
    ...options,
    key === null ? '' : ('ABCD'[key] ?? ''),
    explanation,
    difficulty ?? '',
    topic ?? '',
    isPassage ? figure.title : '',
    isPassage ? figure.paragraphs.join('\n\n') : '',
    figure && !isPassage ? JSON.stringify(figure) : '',
  ]
}

/** A spreadsheet would run a cell that begins with one of these as a formula. `parseCsv` takes the mark away again. */
const DANGEROUS = /^'*(?:[=@+\t]|-(?!\d))/

function quote(cell: string): string {
  const safe = DANGEROUS.test(cell) ? `'${cell}` : cell
  return /[",;\t\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
