import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'

/** A clue on persons in a building with two flats on each floor. A place is twice the floor, and one more for flat B. */
export type FlatClue =
  | { readonly kind: 'floor'; readonly one: number; readonly floor: number }
  | { readonly kind: 'flat'; readonly one: number; readonly flat: number }
  | { readonly kind: 'even'; readonly one: number; readonly isEven: boolean }
  | {
      readonly kind: 'above' | 'beside' | 'west' | 'apart' | 'higher' | 'same-letter'
      readonly one: number
      readonly other: number
    }
  | { readonly kind: 'gap'; readonly one: number; readonly other: number; readonly between: number }

const floorOf = (place: number): number => Math.floor(place / 2)

/** Whether a clue holds; the places of its persons must be known. */
export function holdsFlat(clue: FlatClue, at: (item: number) => number): boolean {
  const place = at(clue.one)
  switch (clue.kind) {
    case 'floor':
      return floorOf(place) === clue.floor
    case 'flat':
      return place % 2 === clue.flat
    case 'even':
      // People count floors from 1.
      return (floorOf(place) % 2 === 1) === clue.isEven
    case 'above':
      return place === at(clue.other) + 2
    case 'beside':
      return floorOf(place) === floorOf(at(clue.other))
    case 'west':
      return place % 2 === 0 && at(clue.other) === place + 1
    case 'apart':
      return floorOf(place) !== floorOf(at(clue.other)) && place % 2 !== at(clue.other) % 2
    case 'higher':
      return floorOf(place) > floorOf(at(clue.other))
    case 'same-letter':
      return place % 2 === at(clue.other) % 2
    case 'gap':
      return Math.abs(floorOf(place) - floorOf(at(clue.other))) === clue.between + 1
  }
}

const itemsOf = (clue: FlatClue): number[] => ('other' in clue ? [clue.one, clue.other] : [clue.one])

/** Whoever has the most clues first, then those who are linked to them: what cannot be is then seen early. */
function inOrder(size: number, parts: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (const items of parts) for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  const order: number[] = []
  const links = Array.from({ length: size }, () => 0)
  while (order.length < size) {
    let best = -1
    for (let item = 0; item < size; item++) {
      if (order.includes(item)) continue
      const worth = (one: number) => 100 * (links[one] ?? 0) + (counts[one] ?? 0)
      if (best < 0 || worth(item) > worth(best)) best = item
    }
    order.push(best)
    for (const items of parts)
      if (items.includes(best)) for (const item of items) links[item] = (links[item] ?? 0) + 1
  }
  return order
}

/** Up to `limit` arrangements that agree with the clues, person by person. */
export function placeFlats(floors: number, clues: readonly FlatClue[], limit: number): number[][] {
  const size = 2 * floors
  const places = range(1, size).map(() => -1)
  const parts = clues.map(itemsOf)
  const order = inOrder(size, parts)
  const due: FlatClue[][] = order.map(() => [])
  clues.forEach((clue, index) => {
    due[Math.max(...(parts[index] ?? []).map((item) => order.indexOf(item)))]?.push(clue)
  })
  const at = (item: number) => places[item] ?? -1
  const found: number[][] = []
  const descend = (index: number, used: number): void => {
    if (found.length >= limit) return
    const item = order[index]
    if (item === undefined) {
      found.push([...places])
      return
    }
    for (let place = 0; place < size; place++) {
      if (used & (1 << place)) continue
      places[item] = place
      if ((due[index] ?? []).every((clue) => holdsFlat(clue, at))) descend(index + 1, used | (1 << place))
    }
    places[item] = -1
  }
  descend(0, 0)
  return found
}

/** The second way: flat by flat, from the ground, each with everybody who is left. */
export function tryFlats(floors: number, clues: readonly FlatClue[], limit: number): number[][] {
  const size = 2 * floors
  const found: number[][] = []
  const places = range(1, size).map(() => -1)
  const at = (item: number) => places[item] ?? -1
  const ofItem = range(0, size - 1).map((item) => clues.filter((clue) => itemsOf(clue).includes(item)))
  const isHalf = (clue: FlatClue) => at(clue.one) < 0 || ('other' in clue && at(clue.other) < 0)
  /** Whether the other person of a clue should be below or beside, where all flats are taken. */
  const isTooLate = (clue: FlatClue, item: number): boolean => {
    switch (clue.kind) {
      case 'above':
      case 'higher':
        return clue.one === item
      case 'west':
        return clue.one !== item
      case 'beside':
        return at(item) % 2 === 1
      default:
        return false
    }
  }
  const fill = (place: number): void => {
    if (found.length >= limit) return
    if (place === size) {
      found.push([...places])
      return
    }
    for (let item = 0; item < size; item++) {
      if (at(item) >= 0) continue
      places[item] = place
      const isOpen = (ofItem[item] ?? []).every((clue) =>
        isHalf(clue) ? !isTooLate(clue, item) : holdsFlat(clue, at),
      )
      if (isOpen) fill(place + 1)
      places[item] = -1
    }
  }
  fill(0)
  return found
}

/** Clues with one reading each, for the easy level. */
const PLAIN: ReadonlySet<FlatClue['kind']> = new Set(['above', 'west', 'beside', 'flat'])

/** Every clue that is true of an arrangement, in the order in which they are tried. */
function trueClues(rng: Random, floors: number, places: readonly number[], isPlain: boolean): FlatClue[] {
  const items = range(0, places.length - 1)
  const at = (item: number) => places[item] ?? -1
  const pairs = items.flatMap((one) =>
    items.filter((other) => other !== one).map((other) => ({ one, other })),
  )
  const all: FlatClue[] = [
    ...pairs.flatMap(({ one, other }): FlatClue[] => [
      { kind: 'above', one, other },
      { kind: 'west', one, other },
      { kind: 'apart', one, other },
      ...range(1, floors - 2).map((between) => ({ kind: 'gap' as const, one, other, between })),
      ...(one < other
        ? ([
            { kind: 'beside', one, other },
            { kind: 'same-letter', one, other },
          ] as const)
        : []),
      { kind: 'higher', one, other },
    ]),
    ...items.flatMap((one): FlatClue[] => [
      { kind: 'flat', one, flat: at(one) % 2 },
      { kind: 'even', one, isEven: floorOf(at(one)) % 2 === 1 },
    ]),
  ]
  if (isPlain) {
    const floorsTold = items.map((one): FlatClue => ({ kind: 'floor', one, floor: floorOf(at(one)) }))
    return rng.shuffle([...floorsTold, ...all.filter((clue) => PLAIN.has(clue.kind) && holdsFlat(clue, at))])
  }
  const first: FlatClue = { kind: 'floor', one: rng.pick(items), floor: 0 }
  const fixed: FlatClue = { ...first, floor: floorOf(at(first.one)) }
  return [...(rng.chance(0.7) ? [fixed] : []), ...rng.shuffle(all.filter((clue) => holdsFlat(clue, at)))]
}

const otherThan = (places: readonly number[], found: readonly (readonly number[])[]) =>
  found.find((one) => one.some((place, item) => place !== places[item]))

/** Of each kind at most so many; where clues are plain, there are fewer kinds. */
const MOST_OF_A_KIND = 2
const MOST_OF_A_PLAIN_KIND = 3

/** True clues that leave one arrangement, none of which could be left out. */
export function drawFlatClues(
  rng: Random,
  floors: number,
  places: readonly number[],
  isPlain: boolean,
): FlatClue[] {
  const most = isPlain ? MOST_OF_A_PLAIN_KIND : MOST_OF_A_KIND
  const isOnly = (clues: readonly FlatClue[]) => placeFlats(floors, clues, 2).length === 1
  for (let tries = 0; tries < 20; tries++) {
    const chosen: FlatClue[] = []
    // What still agrees with the clues so far, besides the arrangement that is meant.
    let rival = otherThan(places, placeFlats(floors, chosen, 2))
    for (const clue of trueClues(rng, floors, places, isPlain)) {
      if (!rival) break
      const other = rival
      if (chosen.filter(({ kind }) => kind === clue.kind).length >= most) continue
      if (holdsFlat(clue, (item) => other[item] ?? -1)) continue
      chosen.push(clue)
      rival = otherThan(places, placeFlats(floors, chosen, 2))
    }
    if (rival) continue
    const needed = chosen.reduce((clues, clue) => {
      const without = clues.filter((one) => one !== clue)
      return isOnly(without) ? without : clues
    }, chosen)
    if (needed.length <= 2 * floors + 1) return rng.shuffle(needed)
  }
  throw new RangeError('the arrangement needs too many clues')
}
