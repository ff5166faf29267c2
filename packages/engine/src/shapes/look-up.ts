import type { FactTable } from '@ekagra/content/facts/define-table'

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
  // An option that stands alone begins with a capital that the table does not have.
  const plain = (text: string) => text.toLowerCase()
  const values = new Map<string, string[]>()
  const names = new Map<string, string[]>()
  for (const [, name = '', ...cells] of lines) {
    for (const [index, columnId] of columns.entries()) {
      for (const value of (cells[index] ?? '').split(' / ')) {
        push(values, `${columnId}|${plain(name)}`, value)
        push(names, `${columnId}|${plain(value)}`, name)
      }
    }
  }
  const reasons = new Map(lines.map((cells) => [cells[columns.length + 3] ?? '', cells[1] ?? '']))
  const valuesOf = (name: string, columnId: string) => values.get(`${columnId}|${plain(name)}`) ?? []
  return {
    valuesOf,
    holds: (name, columnId, value) => valuesOf(name, columnId).some((one) => plain(one) === plain(value)),
    namesWith: (columnId, value) => names.get(`${columnId}|${plain(value)}`) ?? [],
    nameOfReason: (reason) => reasons.get(reason) ?? null,
  }
}

function push(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
