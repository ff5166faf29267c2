import { range } from '../values/number-theory.ts'
import { holds, itemsOf, type PlacingClue, type Plan } from './placing.ts'

/** The places of two items. */
type Pair = readonly [one: number, other: number]

/** What a solver sees who reads each clue by itself, before anything is combined. */
export interface Reading {
  /** Whether a clue tells how two items stand to each other; 'V visits Agra' makes V and Agra one. */
  isTold(one: number, other: number): boolean
  /** The places that an item may still have. */
  openPlaces(item: number): readonly number[]
  /** The places that two items may still have together. */
  openPairs(one: number, other: number): readonly Pair[]
}

/** Reads the clues on so many items. */
export function readClues(plan: Plan, clues: readonly PlacingClue[], count: number): Reading {
  const { size } = plan
  const places = range(0, size - 1)
  /** Every item with those that a clue puts in the same place. */
  const mates = range(0, count - 1).map((item) => [item])
  for (const clue of clues) {
    if (clue.kind !== 'same') continue
    const joined = [...new Set([...(mates[clue.one] ?? []), ...(mates[clue.other] ?? [])])]
    for (const item of joined) mates[item] = joined
  }
  const matesOf = (item: number): readonly number[] => mates[item] ?? [item]
  const isOneOf = (item: number, other: number) => matesOf(item).includes(other)
  const alone = range(0, count - 1).map((item) =>
    places.filter((place) =>
      clues.every(
        (clue) => itemsOf(clue).length > 1 || !isOneOf(item, clue.one) || holds(plan, clue, () => place),
      ),
    ),
  )
  const open = range(0, count - 1).map((item) => {
    const pairs = clues.filter(
      (clue) => itemsOf(clue).length === 2 && itemsOf(clue).filter((one) => isOneOf(item, one)).length === 1,
    )
    return (alone[item] ?? []).filter((place) =>
      pairs.every((clue) => {
        const other = itemsOf(clue).find((one) => !isOneOf(item, one)) ?? item
        return (alone[other] ?? []).some((beside) =>
          holds(plan, clue, (one) => (one === other ? beside : place)),
        )
      }),
    )
  })
  const openPlaces = (item: number): readonly number[] => open[item] ?? []
  return {
    isTold: (one, other) =>
      isOneOf(one, other) ||
      clues.some((clue) => {
        const items = itemsOf(clue)
        return items.some((item) => isOneOf(one, item)) && items.some((item) => isOneOf(other, item))
      }),
    openPlaces,
    openPairs(one, other) {
      const between = clues.filter((clue) => {
        const items = itemsOf(clue)
        return (
          items.length === 2 &&
          items.some((item) => isOneOf(one, item)) &&
          items.some((item) => isOneOf(other, item))
        )
      })
      const areOne = isOneOf(one, other)
      // Two persons, or two cities, are never in one place.
      const areApart = matesOf(one).some((item) =>
        matesOf(other).some((mate) => mate !== item && Math.floor(mate / size) === Math.floor(item / size)),
      )
      return openPlaces(one).flatMap((place) =>
        openPlaces(other)
          .filter((beside) => (areOne ? place === beside : !(areApart && place === beside)))
          .filter((beside) =>
            between.every((clue) => holds(plan, clue, (item) => (isOneOf(one, item) ? place : beside))),
          )
          .map((beside): Pair => [place, beside]),
      )
    },
  }
}
