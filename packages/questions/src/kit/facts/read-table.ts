import { readMark } from '../concepts.ts'
import type { FactTable } from './define-table.ts'

export type Rarity = 1 | 2 | 3

/** A row as it is asked. */
export interface Row {
  name: string
  rarity: Rarity
  /** Right answers by column; the first one is shown. */
  cells: ReadonlyMap<string, readonly string[]>
  note: string
  why: string | null
  sources: readonly string[]
  asOf: string | null
  /** Ids of concepts of its chapter: its own first, then those of its cells and of the table. */
  concepts: readonly string[]
}

/** A line of a table with its form errors. */
export interface ReadRow {
  row: Row
  problems: readonly string[]
}

/** Every row, even a faulty one: the content check reports the faults, and only checked tables are asked. */
export function readTable(table: FactTable): ReadRow[] {
  return table.parts.flatMap(({ rows, sources, asOf }) =>
    rows
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => readLine(table, line, sources, asOf ?? null)),
  )
}

const splitCells = (line: string): string[] => line.split('|').map((cell) => cell.trim())

const splitValues = (cell: string): string[] =>
  cell === '-' || cell === '' ? [] : cell.split(' / ').map((value) => value.trim())

function readLine(
  { columns, explain = '', reasonFor, concepts = [] }: FactTable,
  line: string,
  sources: readonly string[],
  asOf: string | null,
): ReadRow {
  const [mark = '', name = '', ...rest] = splitCells(line)
  const names = Object.keys(columns)
  const cells = new Map(names.map((column, index) => [column, splitValues(rest[index] ?? '')]))
  const [note = '', why = ''] = rest.slice(names.length)
  const { rank, concepts: own } = readMark(mark)
  const rarity = readRarity(rank)
  const most = names.length + (reasonFor === undefined ? 1 : 2)
  const problems = [
    ...(rarity === null ? [`'${name}': the line begins with '${rank}', not with 1, 2 or 3`] : []),
    ...(rest.length < names.length + 1 || rest.length > most
      ? [`'${name}': ${rest.length + 2} cells where ${names.length + 3} are expected`]
      : []),
  ]
  const told = note === '' || note === '-' ? fillNames(explain, name, cells) : note
  const ofCells = Object.entries(columns).flatMap(([id, { conceptOf = {} }]) =>
    (cells.get(id) ?? []).flatMap((value) => conceptOf[value] ?? []),
  )
  const row = {
    name,
    rarity: rarity ?? 3,
    cells,
    note: told,
    why: why === '' ? null : why,
    sources,
    asOf,
    concepts: [...new Set([...own, ...ofCells, ...concepts])],
  }
  return { row, problems }
}

function readRarity(mark: string): Rarity | null {
  if (mark === '1') return 1
  if (mark === '2') return 2
  return mark === '3' ? 3 : null
}

const fillNames = (template: string, name: string, cells: ReadonlyMap<string, readonly string[]>): string =>
  template.replace(/\{(\w+)\}/g, (_, column: string) =>
    column === 'name' ? name : (cells.get(column)?.[0] ?? ''),
  )
