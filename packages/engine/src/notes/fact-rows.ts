import type { FactTable } from '@ekagra/content/facts/define-table'
import { readTable } from '@ekagra/content/facts/read-table'
import { asMarkdownLine, markdownTable } from './as-markdown.ts'

/** The facts of a table that papers ask often enough for the level, as a table of the note. */
export function writeFacts(table: FactTable, rarity: number, mostRows: number): string {
  const columns = Object.entries(table.columns).filter(([, { say }]) => say !== undefined)
  const rows = readTable(table)
    .map(({ row }) => row)
    .filter((row) => row.rarity <= rarity)
    .slice(0, mostRows)
  return markdownTable(
    [table.header, ...columns.map(([, { header }]) => header), 'Remember'].map(asMarkdownLine),
    rows.map(({ name, cells, note }) =>
      [name, ...columns.map(([id]) => (cells.get(id) ?? []).join(', ')), note].map(asMarkdownLine),
    ),
  )
}
