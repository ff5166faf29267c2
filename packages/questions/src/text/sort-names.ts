import type { Blank } from './blank.ts'

/**
 * Gives each name the kind that most of its places in the text tell of (a person, a place, 'the' thing) and leaves
 * out names of which nothing is told: a city offered for a scientist would give the answer away.
 */
export function sortNames(names: readonly Blank[]): Blank[] {
  const kinds = new Map<string, string>()
  for (const [value, places] of Map.groupBy(keepProven(names), ({ value }) => value)) {
    const told = Map.groupBy(
      places.flatMap(({ signs }) => signs),
      (sign) => sign,
    )
    const [kind] = [...told.entries()].sort(([, one], [, two]) => two.length - one.length)[0] ?? []
    if (kind) kinds.set(value, kind)
  }
  return names.flatMap((name) => {
    const kind = kinds.get(name.value)
    return kind ? [{ ...name, signs: [kind, `words ${Math.min(name.value.split(' ').length, 3)}`] }] : []
  })
}

/** Any word is written large where a sentence begins: one word alone is a name only if it is so elsewhere too. */
function keepProven(names: readonly Blank[]): Blank[] {
  const proven = new Set(names.filter(({ start }) => start > 0).map(({ value }) => value))
  return names.filter(({ start, value }) => start > 0 || value.includes(' ') || proven.has(value))
}
