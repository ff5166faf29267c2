import { range } from '../values/number-theory.ts'

/** Orders of the places 0 to size − 1, computed once for each size. */
const known = new Map<number, readonly (readonly number[])[]>()

export function orders(size: number): readonly (readonly number[])[] {
  const made =
    known.get(size) ??
    (size < 2
      ? [range(0, size - 1)]
      : orders(size - 1).flatMap((order) =>
          range(0, size - 1).map((place) => [...order.slice(0, place), size - 1, ...order.slice(place)]),
        ))
  known.set(size, made)
  return made
}

/** Every order of the items. */
export const permutations = <Item>(items: readonly Item[]): Item[][] =>
  orders(items.length).map((order) => {
    const ordered: Item[] = []
    for (const place of order) {
      const item = items[place]
      if (item !== undefined) ordered.push(item)
    }
    return ordered
  })

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
