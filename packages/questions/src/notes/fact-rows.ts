import type { ColumnKind, FactTable } from '../kit/facts/define-table.ts'
import { type Row, readTable } from '../kit/facts/read-table.ts'
import { asMarkdownLine, markdownTable } from './as-markdown.ts'

/** The facts of a table that are common enough in papers for the level, as a table of the note. */
export function writeFacts(table: FactTable, rarity: number, mostRows: number): string {
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
  const words = wordsOf(first)
  const isMore = (value: string) => wordsOf(value).some((word) => !words.includes(word))
  const values = [first, ...(kind === 'text' ? others.filter(isMore) : [])]
  return values.length > MOST_VALUES
    ? `${values.slice(0, MOST_VALUES).join('; ')} and others`
    : values.join('; ')
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** '2024-06' as 'June 2024'. */
const monthOf = (asOf: string): string =>
  new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
