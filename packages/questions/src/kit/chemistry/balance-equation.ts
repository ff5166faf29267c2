import { type Exact, exact, lcm } from '../values/exact.ts'

/** A formula with its charge, as written in an equation. */
export interface Species {
  formula: string
  charge: number
}

/** The number of atoms of each element, with brackets multiplied out; the charge counts as one more element. */
export function countEverything({ formula, charge }: Species): Map<string, number> {
  const counts = new Map<string, number>(charge === 0 ? [] : [['charge', charge]])
  const add = (text: string, times: number) => {
    for (const [, element = '', count] of text.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      counts.set(element, (counts.get(element) ?? 0) + times * (count ? Number(count) : 1))
    }
  }
  add(formula.replace(/\([^)]*\)\d*/g, ''), 1)
  for (const [, inside = '', times] of formula.matchAll(/\(([^)]*)\)(\d*)/g))
    add(inside, times ? Number(times) : 1)
  return counts
}

/**
 * The smallest whole numbers that balance an equation, from its formulas alone: one row for each element (and one for
 * the charge), one column for each formula, solved by exact elimination. Empty when the solution is not unique.
 */
export function balanceEquation(left: readonly Species[], right: readonly Species[]): number[] {
  const counts = [...left, ...right].map(countEverything)
  const kinds = [...new Set(counts.flatMap((count) => [...count.keys()]))]
  const rows = kinds.map((kind) =>
    counts.map((count, column) => exact((count.get(kind) ?? 0) * (column < left.length ? 1 : -1))),
  )
  const pivots = eliminate(rows, counts.length)
  const free = counts.map((_, column) => column).filter((column) => !pivots.includes(column))
  const [last] = free
  if (last === undefined || free.length > 1) return []
  // The free number is 1; every other number follows from its row.
  const numbers = counts.map((_, column) => {
    if (column === last) return exact(1)
    const row = rows[pivots.indexOf(column)]
    return (row?.[last] ?? exact(0)).neg()
  })
  const common = numbers.reduce((all, number) => lcm(all, Number(number.d)), 1)
  // One of the numbers was 1, so these share no factor.
  return numbers.map((number) => number.mul(common).valueOf())
}

/** Reduces the rows in place and returns the leading column of each. */
function eliminate(rows: Exact[][], columns: number): number[] {
  const pivots: number[] = []
  for (let column = 0; column < columns; column++) {
    const at = pivots.length
    const found = rows.findIndex((row, index) => index >= at && !(row[column] ?? exact(0)).equals(0))
    const lead = rows[found]
    if (!lead) continue
    rows.splice(found, 1)
    const factor = lead[column] ?? exact(1)
    const scaled = lead.map((value) => value.div(factor))
    rows.splice(at, 0, scaled)
    for (const [index, row] of rows.entries()) {
      const times = row[column] ?? exact(0)
      if (index === at || times.equals(0)) continue
      rows[index] = row.map((value, place) => value.sub((scaled[place] ?? exact(0)).mul(times)))
    }
    pivots.push(column)
  }
  return pivots
}
