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
  const facts = markdownTable(
    [table.header, ...columns.map(([, { header }]) => header), 'Remember'].map(asMarkdownLine),
    rows.map(({ name, cells, note }) =>
      [name, ...columns.map(([id]) => (cells.get(id) ?? []).join(', ')), note].map(asMarkdownLine),
    ),
  )
  const asOf = rows.flatMap((row) => row.asOf ?? []).sort()[0]
  return asOf === undefined ? facts : `${facts}\n\n*True as of ${monthOf(asOf)}.*`
}

/** '2024-06' as 'June 2024'. */
const monthOf = (asOf: string): string =>
  new Date(`${asOf}-01T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
