import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { ChapterNotes } from '../kit/define-notes.ts'
import { markdownTable } from './as-markdown.ts'
import { writePoints } from './bank-points.ts'
import type { NoteType } from './draw-samples.ts'
import { writeFacts } from './fact-rows.ts'
import { LEVELS } from './note-plan.ts'

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
    const text =
      (table && writeFacts(table, rarity, mostRows)) ??
      (bank && writePoints({ bank, level, most: Math.ceil(mostRows * POINTS_PER_ROW) })) ??
      ''
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
