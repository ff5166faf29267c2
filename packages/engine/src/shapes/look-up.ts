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
  const places = new Map(Object.keys(table.columns).map((id, index) => [id, index + 2]))
  const cell = (cells: readonly string[], columnId: string) =>
    (cells[places.get(columnId) ?? -1] ?? '').split(' / ')
  // An option that stands alone begins with a capital that the table does not have.
  const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()
  const named = (name: string) => lines.filter((cells) => isSame(cells[1], name))
  const valuesOf = (name: string, columnId: string) => named(name).flatMap((cells) => cell(cells, columnId))
  return {
    valuesOf,
    holds: (name, columnId, value) => valuesOf(name, columnId).some((one) => isSame(one, value)),
    namesWith: (columnId, value) =>
      lines
        .filter((cells) => cell(cells, columnId).some((one) => isSame(one, value)))
        .flatMap(([, name]) => name ?? []),
    nameOfReason: (reason) => lines.find((cells) => cells[places.size + 3] === reason)?.[1] ?? null,
  }
}
