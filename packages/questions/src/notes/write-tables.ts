import { Difficulty } from '@ekagra/schema/difficulty'
import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { Bank } from '../kit/bank/define-bank.ts'
import { readBank } from '../kit/bank/read-bank.ts'
import type { ChapterNotes } from '../kit/define-notes.ts'
import type { ColumnKind, FactTable } from '../kit/facts/define-table.ts'
import { type Row, readTable } from '../kit/facts/read-table.ts'
import { wordsIn } from '../kit/wording/words-in.ts'
import type { NoteType } from './draw-samples.ts'
import { LEVELS } from './note-plan.ts'
import { asMarkdownLine, markdownTable } from './write-markdown.ts'

/** How many tables and rows a chapter may show: a note is for reading, not a reference. */
export interface TableRoom {
  mostTables: number
  /** In each list of facts. */
  mostRows: number
}

interface TablesToWrite {
  types: readonly NoteType[]
  notes: ChapterNotes
  room: TableRoom
}

/** A written question with its reason takes more room than a table row. */
const POINTS_PER_ROW = 0.5

/** The tables of the chapter, then the fact lists of its types, as many as fit. */
export function writeTables(
  { notes, types, room: { mostTables: most, mostRows } }: TablesToWrite,
  { difficulty }: NoteOptions,
  withHolds: boolean,
): string {
  const { level, rarity } = LEVELS[difficulty]
  const written = notes.tables
    .filter(({ advanced = false }) => difficulty === 'advanced' || !advanced)
    .filter(({ of }) => of === undefined || types.some(({ entry }) => of.includes(entry.id)))
    .slice(0, most)
    .map(({ title, columns, rows }) => `**${title}**\n\n${markdownTable(columns, rows)}`)
  const lists = types.flatMap(({ entry, generator: { table, bank } }) => {
    // A chapter that explains its concepts need not show its questions with their answers.
    const points =
      bank && notes.sections === undefined
        ? writePoints({ bank, level, most: Math.ceil(mostRows * POINTS_PER_ROW) })
        : ''
    const text = table ? writeFacts(table, rarity, mostRows) : points
    const hold = withHolds ? (notes.lists?.[entry.id] ?? '') : ''
    const parts = [`**${entry.title}**`, hold, text].filter((part) => part !== '')
    return text === '' ? [] : [{ title: entry.title, isTable: table !== undefined, text: parts.join('\n\n') }]
  })
  // In a chapter of fact lists, even the shortest note shows one of them.
  const least = lists.some(({ isTable }) => isTable) ? 1 : 0
  const shown = lists.slice(0, Math.max(least, most - written.length))
  const rest = lists.slice(shown.length).map(({ title }) => title)
  return [...written, ...shown.map(({ text }) => text), ...(shown.length > 0 ? nameRest(rest) : [])].join(
    '\n\n',
  )
}

const nameRest = (titles: readonly string[]): string[] =>
  titles.length === 0 ? [] : [`For more, ask for notes on one of these: ${titles.join('; ')}.`]

/** The facts of a table that are common enough in papers for the level, as a table of the note. */
function writeFacts(table: FactTable, rarity: number, mostRows: number): string {
  const columns = Object.entries(table.columns).filter(([, { say }]) => say !== undefined)
  const all = readTable(table).map(({ row }) => row)
  const rows = chooseRows(
    all.filter((row) => row.rarity <= rarity),
    mostRows,
  )
  const facts = markdownTable(
    [table.header, ...columns.map(([, { header }]) => header), 'Remember'].map(asMarkdownLine),
    rows.map(({ name, cells, note }) =>
      [name, ...columns.map(([id, { kind }]) => showValues(cells.get(id) ?? [], kind)), note].map(
        asMarkdownLine,
      ),
    ),
  )
  const asOf = rows.flatMap((row) => row.asOf ?? []).sort()[0]
  const remarks = [
    ...(rows.length < all.length ? [`${rows.length} facts of ${all.length}.`] : []),
    ...(asOf === undefined ? [] : [`True as of ${monthOf(asOf)}.`]),
  ]
  return [facts, ...(remarks.length === 0 ? [] : [`*${remarks.join(' ')}*`])].join('\n\n')
}

/** At most this many rows in their order: common ones before rare ones, and evenly spread when not all fit. */
function chooseRows(rows: readonly Row[], most: number): Row[] {
  const chosen = new Set<Row>()
  for (const rarity of [1, 2, 3]) {
    const next = rows.filter((row) => row.rarity === rarity)
    const room = most - chosen.size
    const step = Math.max(1, next.length / Math.max(1, room))
    const count = Math.min(room, next.length)
    for (let index = 0; index < count; index++) {
      const row = next[Math.floor(index * step)]
      if (row) chosen.add(row)
    }
  }
  return rows.filter((row) => chosen.has(row))
}

const MOST_VALUES = 4

/**
 * The right answers, without those that are part of the first ('copper' beside 'copper and zinc'). When books give
 * different years, only the first is shown.
 */
function showValues([first = '', ...others]: readonly string[], kind: ColumnKind): string {
  const words = wordsIn(first)
  const isMore = (value: string) => wordsIn(value).some((word) => !words.includes(word))
  const values = [first, ...(kind === 'text' ? others.filter(isMore) : [])]
  return values.length > MOST_VALUES
    ? `${values.slice(0, MOST_VALUES).join('; ')} and others`
    : values.join('; ')
}

/** '2024-06' as 'June 2024'. */
const monthOf = (asOf: string): string =>
  new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The questions of a bank up to a level, with answer and reason; '' when every question needs its passage. */
function writePoints({ bank, level, most }: { bank: Bank; level: Difficulty; most: number }): string {
  const levels = Difficulty.options.slice(0, Difficulty.options.indexOf(level) + 1)
  const rows = readBank(bank)
    .map(({ question }) => question)
    // Questions over several lines are for answering, not for reading.
    .filter(({ level: own, text, passage }) => levels.includes(own) && !passage && !text.includes('\n'))
    .slice(0, most)
    .map(({ text, key, explanation }) => [text, key, explanation].map(asMarkdownLine))
  return rows.length === 0 ? '' : markdownTable(['What is asked', 'Answer', 'Why'], rows)
}
