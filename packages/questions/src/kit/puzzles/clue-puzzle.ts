import type { Random } from '../random/random.ts'

/** The place of every item: `arrangement[2]` is the place of the third item. */
export type Arrangement = readonly number[]

/** Draws true clues until one arrangement is left, then removes those that add nothing. */
export function settleClues<Clue>(
  rng: Random,
  all: readonly Arrangement[],
  draw: () => Clue | null,
  testOf: (clue: Clue) => (arrangement: Arrangement) => boolean,
): Clue[] {
  let left = all
  const clues: Clue[] = []
  for (let tries = 0; left.length > 1; tries++) {
    if (tries > 500) throw new RangeError('the clues do not settle the puzzle')
    const clue = draw()
    if (clue === null) continue
    const fitting = left.filter(testOf(clue))
    if (fitting.length === left.length) continue
    left = fitting
    clues.push(clue)
  }
  // The arrangements that each clue excludes, computed once.
  const excluded = new Map(
    clues.map((clue) => {
      const agrees = testOf(clue)
      return [clue, Uint8Array.from(all, (arrangement) => (agrees(arrangement) ? 0 : 1))]
    }),
  )
  const needed = clues.reduce<Clue[]>((kept, clue) => {
    const masks = kept.flatMap((other) => (other === clue ? [] : (excluded.get(other) ?? [])))
    let open = 0
    for (let index = 0; index < all.length && open < 2; index++) {
      if (masks.every((mask) => mask[index] === 0)) open += 1
    }
    return open === 1 ? kept.filter((other) => other !== clue) : kept
  }, clues)
  return rng.shuffle(needed)
}

/** The clues without those that are not needed to leave one order. */
export function keepNeeded<Item, Clue>(
  all: readonly Item[][],
  clues: readonly Clue[],
  agrees: (order: readonly Item[], clue: Clue) => boolean,
): Clue[] {
  return clues.reduce<Clue[]>(
    (kept, clue) => {
      const others = kept.filter((other) => other !== clue)
      const first = all.findIndex((order) => others.every((other) => agrees(order, other)))
      const isSettled = !all.some(
        (order, index) => index > first && others.every((other) => agrees(order, other)),
      )
      return isSettled ? others : kept
    },
    [...clues],
  )
}
