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
  const found: { clue: Clue; agrees: (arrangement: Arrangement) => boolean; excluded: Arrangement[] }[] = []
  for (let tries = 0; left.length > 1; tries++) {
    if (tries > 500) throw new RangeError('the clues do not settle the puzzle')
    const clue = draw()
    if (clue === null) continue
    const agrees = testOf(clue)
    const fitting: Arrangement[] = []
    const excluded: Arrangement[] = []
    for (const arrangement of left) (agrees(arrangement) ? fitting : excluded).push(arrangement)
    if (excluded.length === 0) continue
    left = fitting
    found.push({ clue, agrees, excluded })
  }
  // A clue is not needed when the others exclude all that it excludes. Each arrangement is kept with one clue that excludes it.
  let needed = found
  for (const candidate of found) {
    const others = needed.filter((other) => other !== candidate)
    const takers: (typeof found)[number][] = []
    for (const arrangement of candidate.excluded) {
      const taker = others.find(({ agrees }) => !agrees(arrangement))
      if (!taker) break
      takers.push(taker)
    }
    if (takers.length < candidate.excluded.length) continue
    for (const [index, taker] of takers.entries()) {
      const arrangement = candidate.excluded[index]
      if (arrangement) taker.excluded.push(arrangement)
    }
    needed = others
  }
  return rng.shuffle(needed.map(({ clue }) => clue))
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
