import type { FactTable } from './define-table.ts'

/**
 * The second reading of a table, for the solvers only: it goes through the raw lines itself, so that a fault in how
 * questions are made cannot hide in how they are checked.
 */
export interface LookUp {
  /** Everything that the table gives for this name in this column. */
  valuesOf(name: string, columnId: string): readonly string[]
  holds(name: string, columnId: string, value: string): boolean
  /** Names for which the column gives this value. */
  namesWith(columnId: string, value: string): readonly string[]
  /** The name that the sentence is the reason for. */
  nameOfReason(reason: string): string | null
}

export function lookUp(table: FactTable): LookUp {
  const lines = table.parts.flatMap(({ rows }) =>
    rows
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length > 1),
  )
  const columns = Object.keys(table.columns)
  const read = new Map<string, ColumnLists>()
  // Most columns are never asked about: each is read when it is.
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

/** What a column says, from the name to the values and back. */
interface ColumnLists {
  values: ReadonlyMap<string, readonly string[]>
  names: ReadonlyMap<string, readonly string[]>
}

/** An option that stands alone begins with a capital that the table does not have. */
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
