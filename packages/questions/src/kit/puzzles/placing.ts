import { range } from '../values/number-theory.ts'

/**
 * Places with their own directions, counted from 0.
 * - `line`: the next place is to the right, above or later; where neighbours face opposite ways, those in even places face north
 * - `rows`: two rows face each other; the first half of the places faces south, so that its right hand is on the reader's left
 * - `ring`: clockwise; those in even places face the centre and those in odd places face outwards, or all face the centre
 */
export interface Plan {
  kind: 'line' | 'rows' | 'ring'
  size: number
  /** For a ring or a line: whether neighbours face opposite ways. */
  alternates: boolean
  /** Only for a ring: whether the even places are corners. */
  isSquare: boolean
}

/** Items are numbered through all groups: persons first, then what each of them likes or teaches. */
export type PlacingClue =
  | { kind: 'at'; one: number; place: number }
  | { kind: 'end' | 'not-end'; one: number }
  | { kind: 'even'; one: number; isEven: boolean }
  | { kind: 'steps'; one: number; other: number; steps: number }
  | { kind: 'across'; one: number; other: number; steps: number }
  | { kind: 'beside' | 'apart' | 'opposite' | 'later' | 'same' | 'differ'; one: number; other: number }
  | { kind: 'gap'; one: number; other: number; between: number }
  | { kind: 'either'; one: number; others: readonly [number, number]; steps: number }

export type PlacingClueKind = PlacingClue['kind']

/** The place of every item. */
export type Places = readonly number[]

const NOWHERE = -1

/** The place so many steps to the right of whoever is at `place`; −1 when the row ends before. */
export function move({ kind, size, alternates }: Plan, place: number, steps: number): number {
  if (place < 0) return NOWHERE
  switch (kind) {
    case 'line': {
      // The right hand of one who faces south is on the reader's left.
      const found = place + (alternates && place % 2 === 1 ? -steps : steps)
      return found >= 0 && found < size ? found : NOWHERE
    }
    case 'rows': {
      const half = size / 2
      const found = place < half ? place - steps : place + steps
      return found >= 0 && found < size && place < half === found < half ? found : NOWHERE
    }
    case 'ring': {
      // Seen from above, the right hand of one who faces the centre points against the clock.
      const facesCentre = !alternates || place % 2 === 0
      return (((place + (facesCentre ? -steps : steps)) % size) + size) % size
    }
  }
}

export function opposite({ kind, size }: Plan, place: number): number {
  if (place < 0 || kind === 'line') return NOWHERE
  return (place + size / 2) % size
}

const isEnd = ({ kind, size }: Plan, place: number): boolean => {
  if (kind === 'ring') return false
  const last = kind === 'rows' ? size / 2 : size
  return place % last === 0 || place % last === last - 1
}

const areBeside = (plan: Plan, one: number, other: number): boolean =>
  move(plan, one, 1) === other || move(plan, one, -1) === other

/** Whether a clue holds; the places of its items must be known. */
export function holds(plan: Plan, clue: PlacingClue, at: (item: number) => number): boolean {
  const place = at(clue.one)
  switch (clue.kind) {
    case 'at':
      return place === clue.place
    case 'end':
      return isEnd(plan, place)
    case 'not-end':
      return !isEnd(plan, place)
    case 'even':
      // People count floors from 1; the corners of a square are the even places.
      return (plan.kind === 'line' ? place % 2 === 1 : place % 2 === 0) === clue.isEven
    case 'steps':
      return move(plan, at(clue.other), clue.steps) === place
    case 'across':
      return move(plan, at(clue.other), clue.steps) === opposite(plan, place)
    case 'beside':
      return areBeside(plan, place, at(clue.other))
    case 'apart':
      return !areBeside(plan, place, at(clue.other))
    case 'opposite':
      return opposite(plan, place) === at(clue.other)
    case 'later':
      return place > at(clue.other)
    case 'same':
      return place === at(clue.other)
    case 'differ':
      return place !== at(clue.other)
    case 'gap':
      return plan.kind === 'ring'
        ? move(plan, place, clue.between + 1) === at(clue.other)
        : move(plan, place, clue.between + 1) === at(clue.other) ||
            move(plan, place, -clue.between - 1) === at(clue.other)
    case 'either':
      return clue.others.some((other) =>
        clue.steps === 0 ? at(other) === place : at(other) === move(plan, place, clue.steps),
      )
  }
}

export const itemsOf = (clue: PlacingClue): number[] =>
  'other' in clue ? [clue.one, clue.other] : 'others' in clue ? [clue.one, ...clue.others] : [clue.one]

/** Groups of items, each of which takes every place once; `start` lists the places open to an item at first. */
export interface Placing {
  plan: Plan
  groups: number
  start: readonly (readonly number[])[]
}

/** Rings look the same when turned, so the first item keeps one of its kinds of places. */
export function startOf(plan: Plan, groups: number): number[][] {
  const all = range(0, plan.size - 1)
  return range(0, groups * plan.size - 1).map((item) => {
    if (plan.kind === 'ring' && item === 0) return plan.alternates || plan.isSquare ? [0, 1] : [0]
    if (plan.kind === 'rows') return all.filter((place) => place < plan.size / 2 === item < plan.size / 2)
    return all
  })
}

/**
 * All solutions up to `limit`, by sets of open places: every clue on two items removes the places that no place of the
 * other item supports.
 */
export function searchPlacings(placing: Placing, clues: readonly PlacingClue[], limit: number): Places[] {
  const { plan, start } = placing
  const { size } = plan
  const links = clues.flatMap((clue) => linksOf(plan, clue))
  const triples = clues.filter((clue) => clue.kind === 'either')
  const found: Places[] = []
  const first = start.map((places) => places.reduce((set, place) => set | (1 << place), 0))
  for (const clue of clues) {
    if ('other' in clue || 'others' in clue) continue
    first[clue.one] = range(0, size - 1)
      .filter((place) => holds(plan, clue, () => place))
      .reduce((set, place) => set | ((first[clue.one] ?? 0) & (1 << place)), 0)
  }
  // A clue on one item alone may leave it no place.
  if (first.includes(0)) return []
  const groupOf = (item: number) => Math.floor(item / size)

  const propagate = (open: number[]): boolean => {
    for (let isChanged = true; isChanged; ) {
      isChanged = false
      for (const { one, other, allowed } of links) {
        let supported = 0
        for (let places = open[other] ?? 0; places !== 0; places &= places - 1)
          supported |= allowed[31 - Math.clz32(places & -places)] ?? 0
        const left = (open[one] ?? 0) & supported
        if (left === open[one]) continue
        if (left === 0) return false
        open[one] = left
        isChanged = true
      }
      for (let item = 0; item < open.length; item += 1) {
        const own = open[item] ?? 0
        if ((own & (own - 1)) !== 0) continue
        const from = groupOf(item) * size
        for (let other = from; other < from + size; other += 1) {
          if (other === item || ((open[other] ?? 0) & own) === 0) continue
          const left = (open[other] ?? 0) & ~own
          if (left === 0) return false
          open[other] = left
          isChanged = true
        }
      }
    }
    return true
  }

  /** Clues on three items are tested as soon as all three are placed. */
  const mayHold = (open: readonly number[]): boolean =>
    triples.every(
      (clue) =>
        itemsOf(clue).some((item) => countBits(open[item] ?? 0) > 1) ||
        holds(plan, clue, (item) => 31 - Math.clz32(open[item] ?? 0)),
    )

  const descend = (open: number[]): void => {
    if (found.length >= limit || !propagate(open) || !mayHold(open)) return
    let [next, fewest] = [-1, 99]
    for (let item = 0; item < open.length; item += 1) {
      const count = countBits(open[item] ?? 0)
      if (count > 1 && count < fewest) [next, fewest] = [item, count]
    }
    if (next < 0) {
      found.push(open.map((set) => 31 - Math.clz32(set)))
      return
    }
    for (let sets = open[next] ?? 0; sets !== 0; sets &= sets - 1) {
      const branch = [...open]
      branch[next] = sets & -sets
      descend(branch)
    }
  }
  descend(first)
  return found
}

const countBits = (set: number): number => {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count += 1
  return count
}

interface Link {
  one: number
  other: number
  /** For each place of `other`, the places that `one` may have. */
  allowed: readonly number[]
}

function linksOf(plan: Plan, clue: PlacingClue): Link[] {
  if (!('other' in clue)) return []
  const { one, other } = clue
  const places = range(0, plan.size - 1)
  const fits = (ofOne: number, ofOther: number) =>
    holds(plan, clue, (item) => (item === one ? ofOne : ofOther))
  const allowed = (of: (place: number, partner: number) => boolean) =>
    places.map((partner) => places.reduce((set, place) => (of(place, partner) ? set | (1 << place) : set), 0))
  return [
    { one, other, allowed: allowed((place, partner) => fits(place, partner)) },
    { one: other, other: one, allowed: allowed((place, partner) => fits(partner, place)) },
  ]
}

/** The second way: puts item after item into a free place and tests each clue as soon as its items are placed. */
export function tryPlacings(placing: Placing, clues: readonly PlacingClue[], limit: number): Places[] {
  const { plan, start } = placing
  const order = orderItems(start.length, clues)
  const due = order.map((item, index) => {
    const known = new Set(order.slice(0, index + 1))
    return clues.filter(
      (clue) => itemsOf(clue).includes(item) && itemsOf(clue).every((one) => known.has(one)),
    )
  })
  const places = start.map(() => NOWHERE)
  const isTaken = start.map(() => false)
  const found: Places[] = []
  const at = (item: number) => places[item] ?? NOWHERE
  const place = (index: number): void => {
    const item = order[index]
    if (item === undefined) {
      found.push([...places])
      return
    }
    const group = item - (item % plan.size)
    for (const spot of start[item] ?? []) {
      if (found.length >= limit) return
      if (isTaken[group + spot]) continue
      places[item] = spot
      isTaken[group + spot] = true
      if ((due[index] ?? []).every((clue) => holds(plan, clue, at))) place(index + 1)
      isTaken[group + spot] = false
      places[item] = NOWHERE
    }
  }
  place(0)
  return found
}

/** Items that share most clues with those before them come next, so that wrong ways end early. */
function orderItems(count: number, clues: readonly PlacingClue[]): number[] {
  const order: number[] = []
  const rest = new Set(range(0, count - 1))
  while (rest.size > 0) {
    const score = (item: number) =>
      clues.filter((clue) => {
        const items = itemsOf(clue)
        return items.includes(item) && items.every((one) => one === item || order.includes(one))
      }).length *
        10 +
      clues.filter((clue) => itemsOf(clue).includes(item)).length
    const next = [...rest].reduce((best, item) => (score(item) > score(best) ? item : best))
    order.push(next)
    rest.delete(next)
  }
  return order
}
