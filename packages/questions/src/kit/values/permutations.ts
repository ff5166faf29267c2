import { range } from './number-theory.ts'

/** Every order of the places 0 to size − 1, computed once for each size; the order with the lowest places comes first. */
export function orders(size: number): readonly (readonly number[])[] {
  const made = known.get(size) ?? makeOrders(range(0, size - 1))
  known.set(size, made)
  return made
}

const known = new Map<number, readonly (readonly number[])[]>()

function makeOrders(places: readonly number[]): number[][] {
  if (places.length <= 1) return [[...places]]
  return places.flatMap((first) =>
    makeOrders(places.filter((place) => place !== first)).map((rest) => [first, ...rest]),
  )
}

/** Every order of the items. */
export const permutations = <Item>(items: readonly Item[]): Item[][] =>
  orders(items.length).map((order) => order.flatMap((place) => items.slice(place, place + 1)))
