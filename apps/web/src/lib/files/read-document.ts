import type { ReadSet } from '@ekagra/questions/exchange/exchange-question'
import {
  readQuestionItems,
  readQuestionRows,
  readQuestions,
} from '@ekagra/questions/exchange/read/read-questions'
import { readDocx } from './read-docx.ts'
import { readXlsx, type Sheet } from './read-xlsx.ts'
import { type Heading, markdownSections, splitAtHeadings } from './split-text.ts'
import { textOfFile, unzipSafely } from './unzip-safely.ts'

export type DocumentText =
  | { ok: true; parts: string[]; headings: Heading[]; found: ReadSet | null }
  | { ok: false; problem: 'too-hard' | 'unknown-kind' | 'damaged' | 'empty' }

/** What of a zip is read: the text of Word, the sheets of Excel, the items of QTI. */
const WANTED =
  /^(?:word\/(?:document|numbering)\.xml|xl\/(?:workbook|sharedStrings)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/[^/]+\.xml|(?!word\/|xl\/|_rels\/|docProps\/|customXml\/).{1,200}\.xml)$/

/** The text and the questions of a DOCX, an XLSX or a package of QTI. */
export function readZipped(bytes: Uint8Array): DocumentText {
  const unzipped = unzipSafely(bytes, (name) => WANTED.test(name))
  if (!unzipped.ok) return { ok: false, problem: unzipped.problem === 'broken' ? 'damaged' : 'too-hard' }
  const { files } = unzipped
  const sections = readDocx(files)
  if (sections)
    return whole(
      splitAtHeadings(sections),
      readQuestions(sections.map(({ title, text }) => `${title}\n${text}`).join('\n')),
    )
  const sheets = readXlsx(files)
  if (sheets) return readSheets(sheets)
  const items = readQuestionItems([...files].sort(byName).map(([, file]) => textOfFile(file)))
  if (!items) return { ok: false, problem: 'unknown-kind' }
  return whole({ parts: [], headings: [] }, items)
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one.localeCompare(other, 'en', { numeric: true })

function readSheets(sheets: readonly Sheet[]): DocumentText {
  const found = sheets.map(({ rows }) => readQuestionRows(rows)).find((set) => set !== null) ?? null
  const sections = sheets.map(({ name, rows }) => ({
    title: sheets.length > 1 ? name : '',
    text: rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' | ')).join('\n'),
  }))
  return whole(splitAtHeadings(sections), found)
}

/** The text and the questions of a text file, of whatever format. */
export function readPlain(text: string, { isMarkdown }: { isMarkdown: boolean }): DocumentText {
  const found = readQuestions(text)
  return whole(splitAtHeadings(isMarkdown ? markdownSections(text) : [{ title: '', text }]), found)
}

function whole(text: { parts: string[]; headings: Heading[] }, found: ReadSet | null): DocumentText {
  if (text.parts.length === 0 && found === null) return { ok: false, problem: 'empty' }
  return { ok: true, ...text, found }
}
