import type { Blank } from './blank.ts'

/**
 * Gives each name the kind that most of its occurrences suggest (a person, a place, 'the' thing) and leaves out names
 * without a kind: a city offered for a scientist would be obviously wrong.
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

/** Any word has a capital at the start of a sentence: a single word is a name only if it also has one elsewhere. */
function keepProven(names: readonly Blank[]): Blank[] {
  const proven = new Set(names.filter(({ start }) => start > 0).map(({ value }) => value))
  return names.filter(({ start, value }) => start > 0 || value.includes(' ') || proven.has(value))
}
