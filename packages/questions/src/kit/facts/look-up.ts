import type { FactTable } from './define-table.ts'

/**
 * A second reader of the table, for the solvers only: it parses the raw lines itself, so that a bug in making
 * questions cannot hide in checking them.
 */
export interface LookUp {
  /** Every value of this name in this column. */
  valuesOf(name: string, columnId: string): readonly string[]
  holds(name: string, columnId: string, value: string): boolean
  /** Names for which the column gives this value. */
  namesWith(columnId: string, value: string): readonly string[]
  /** The name that the sentence explains. */
  nameOfReason(reason: string): string | null
}

export function lookUp(table: FactTable): LookUp {
  const lines = table.parts.flatMap(({ rows }) =>
    rows.split('\n').map((line) => line.split('|').map((cell) => cell.trim())),
  )
  const columns = Object.keys(table.columns)
  const read = new Map<string, ColumnLists>()
  // Each column is read on first use, since most are never asked.
  const listsOf = (columnId: string): ColumnLists => {
    const known = read.get(columnId)
    if (known) return known
    const lists = readColumn(lines, columns.indexOf(columnId))
    read.set(columnId, lists)
    return lists
  }
  const valuesOf = (name: string, columnId: string) => listsOf(columnId).values.get(plain(name)) ?? []
  let reasons: ReadonlyMap<string, string> | undefined
  return {
    valuesOf,
    holds: (name, columnId, value) => valuesOf(name, columnId).some((one) => plain(one) === plain(value)),
    namesWith: (columnId, value) => listsOf(columnId).names.get(plain(value)) ?? [],
    nameOfReason: (reason) => {
      reasons ??= new Map(lines.map((cells) => [cells[columns.length + 3] ?? '', cells[1] ?? '']))
      return reasons.get(reason) ?? null
    },
  }
}

/** A column, from names to values and back. */
interface ColumnLists {
  values: ReadonlyMap<string, readonly string[]>
  names: ReadonlyMap<string, readonly string[]>
}

/** An option may start with a capital that the table does not have. */
const plain = (text: string): string => text.toLowerCase()

function readColumn(lines: readonly (readonly string[])[], index: number): ColumnLists {
  const values = new Map<string, string[]>()
  const names = new Map<string, string[]>()
  for (const [, name = '', ...cells] of lines) {
    for (const value of (cells[index] ?? '').split(' / ')) {
      push(values, plain(name), value)
      push(names, plain(value), name)
    }
  }
  return { values, names }
}

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
