import type { Random } from '../random/random.ts'
import { orders } from '../values/permutations.ts'
import { type Arrangement, settleClues } from './clue-puzzle.ts'

/**
 * Places in a line or in a ring, counted from 0. The next place is to the right, above or later; in a ring it is on the
 * right hand of the one who sits there.
 */
export interface Layout {
  size: number
  isRing: boolean
}

/** What is told about the arrangement, and what an option may claim. */
export type SeatClue =
  | { kind: 'at'; one: number; place: number }
  | { kind: 'end' | 'not-end'; one: number }
  | { kind: 'parity'; one: number; isOdd: boolean }
  | { kind: 'outer'; one: number; count: number; isAfter: boolean }
  | { kind: 'steps'; one: number; other: number; steps: number }
  | { kind: 'beside' | 'apart'; one: number; other: number }
  | { kind: 'later' | 'opposite'; one: number; other: number }
  | { kind: 'gap'; one: number; other: number; between: number }
  | { kind: 'either'; one: number; others: readonly [number, number]; steps: number }

export type SeatClueKind = SeatClue['kind']

export type SeatQuestion =
  | { kind: 'from'; from: number; steps: number }
  | { kind: 'from-from'; from: number; first: number; steps: number }
  | { kind: 'between'; one: number; other: number }
  | { kind: 'beyond'; one: number; isAfter: boolean }
  | { kind: 'relation'; one: number; other: number }
  | { kind: 'neighbours'; one: number }
  | { kind: 'at'; place: number }
  | { kind: 'where'; one: number }
  | { kind: 'opposite'; one: number }
  | { kind: 'swapped'; one: number; other: number; from: number; steps: number }
  | { kind: 'claim'; isTrue: boolean; claims: readonly SeatClue[] }
  | { kind: 'sorted' }

export type SeatQuestionKind = SeatQuestion['kind']

const modulo = (value: number, size: number): number => ((value % size) + size) % size

/** How many places `one` is after `other`; in a ring from 0 to size − 1. */
const stepsBetween = ({ size, isRing }: Layout, places: Arrangement, one: number, other: number): number => {
  const steps = (places[one] ?? 0) - (places[other] ?? 0)
  return isRing ? modulo(steps, size) : steps
}

const at = (places: Arrangement, item: number): number => places[item] ?? 0

/** The test of a clue, made once and run on many thousands of arrangements. */
export function testOf({ size, isRing }: Layout, clue: SeatClue): (places: Arrangement) => boolean {
  const { one } = clue
  const isBeside = (places: Arrangement, other: number) => {
    const far = Math.abs(at(places, one) - at(places, other))
    return far === 1 || (isRing && far === size - 1)
  }
  const isAhead = (places: Arrangement, other: number, steps: number) => {
    const off = at(places, one) - at(places, other) - steps
    return off === 0 || (isRing && off % size === 0)
  }
  switch (clue.kind) {
    case 'at':
      return (places) => at(places, one) === clue.place
    case 'end':
      return (places) => at(places, one) === 0 || at(places, one) === size - 1
    case 'not-end':
      return (places) => at(places, one) !== 0 && at(places, one) !== size - 1
    case 'parity':
      // People count floors from 1.
      return (places) => (at(places, one) % 2 === 0) === clue.isOdd
    case 'outer':
      return (places) => (clue.isAfter ? size - 1 - at(places, one) : at(places, one)) === clue.count
    case 'steps':
      return (places) => isAhead(places, clue.other, clue.steps)
    case 'later':
      return (places) => at(places, one) > at(places, clue.other)
    case 'beside':
      return (places) => isBeside(places, clue.other)
    case 'apart':
      return (places) => !isBeside(places, clue.other)
    case 'opposite':
      return (places) => 2 * Math.abs(at(places, one) - at(places, clue.other)) === size
    case 'gap':
      return isRing
        ? (places) => isAhead(places, clue.other, -clue.between - 1)
        : (places) => Math.abs(at(places, one) - at(places, clue.other)) === clue.between + 1
    case 'either':
      return (places) => clue.others.some((other) => isAhead(places, other, -clue.steps))
  }
}

const fitsSeats = (layout: Layout, places: Arrangement, clue: SeatClue): boolean =>
  testOf(layout, clue)(places)

const rings = new Map<number, readonly Arrangement[]>()

/** Every arrangement; in a ring the first item keeps its place, because turning the ring changes nothing. */
export function allSeats({ size, isRing }: Layout): readonly Arrangement[] {
  if (!isRing) return orders(size)
  const known = rings.get(size) ?? orders(size - 1).map((rest) => [0, ...rest.map((place) => place + 1)])
  rings.set(size, known)
  return known
}

/** A true clue of the kind about drawn items, or null when these items give none. */
function drawClue(rng: Random, layout: Layout, places: Arrangement, kind: SeatClueKind): SeatClue | null {
  const { size, isRing } = layout
  const [one, other, third] = rng.sample(
    places.map((_, item) => item),
    3,
  )
  const place = places[one] ?? 0
  const far = stepsBetween(layout, places, one, other)
  // In a ring, three to the left is said rather than five to the right.
  const steps = isRing && far > size / 2 ? far - size : far
  const keepTrue = (clue: SeatClue) => (fitsSeats(layout, places, clue) ? clue : null)
  switch (kind) {
    case 'at':
      return { kind, one, place }
    case 'end':
    case 'not-end':
      return keepTrue({ kind, one })
    case 'parity':
      return { kind, one, isOdd: place % 2 === 0 }
    case 'outer': {
      const isAfter = rng.chance(0.5)
      const count = isAfter ? size - 1 - place : place
      return count > 0 && count < 4 ? { kind, one, count, isAfter } : null
    }
    case 'steps':
      return Math.abs(steps) <= 3 && 2 * Math.abs(steps) !== size ? { kind, one, other, steps } : null
    case 'later':
    case 'beside':
    case 'apart':
    case 'opposite':
      return keepTrue({ kind, one, other })
    case 'gap': {
      const between = (isRing ? size - far : Math.abs(far)) - 1
      return between > 0 && between < (isRing ? 4 : size - 2) ? { kind, one, other, between } : null
    }
    case 'either': {
      const side = rng.pick([-1, 1])
      const others = rng.shuffle([other, third])
      const [first, second] = [others[0] ?? other, others[1] ?? third]
      return keepTrue({ kind, one, others: [first, second], steps: side })
    }
  }
}

/** Clues that leave only this arrangement; at most one of them states a place directly. */
export function drawSeatClues(
  rng: Random,
  layout: Layout,
  places: Arrangement,
  kinds: readonly SeatClueKind[],
): SeatClue[] {
  let isPlaced = false
  const drawn: SeatClue[] = []
  const draw = (): SeatClue | null => {
    const clue = drawClue(rng, layout, places, rng.pick(kinds))
    if (!clue || drawn.some((earlier) => leavesNoChoice(clue, earlier) || leavesNoChoice(earlier, clue)))
      return null
    drawn.push(clue)
    if (clue.kind !== 'at' && clue.kind !== 'outer') return clue
    if (isPlaced) return null
    isPlaced = true
    return clue
  }
  return settleClues(rng, allSeats(layout), draw, (clue) => testOf(layout, clue))
}

/** Whether 'either P or Q is beside R' has no choice left, because another clue tells how P and R stand. */
const leavesNoChoice = (either: SeatClue, other: SeatClue): boolean =>
  either.kind === 'either' &&
  'other' in other &&
  either.others.some(
    (item) => [other.one, other.other].includes(item) && [other.one, other.other].includes(either.one),
  )

/** The answer as a number: an item, a place, a count, a number of steps, or two items in one number. */
export function answerSeats(layout: Layout, places: Arrangement, question: SeatQuestion): number {
  const { size, isRing } = layout
  const itemAt = (place: number) => places.indexOf(isRing ? modulo(place, size) : place)
  const placeOf = (item: number) => places[item] ?? -1
  switch (question.kind) {
    case 'from':
      return itemAt(placeOf(question.from) + question.steps)
    case 'from-from':
      return itemAt(placeOf(question.from) + question.first + question.steps)
    case 'between': {
      const far = stepsBetween(layout, places, question.one, question.other)
      return (isRing ? size - far : Math.abs(far)) - 1
    }
    case 'beyond':
      return question.isAfter ? size - 1 - placeOf(question.one) : placeOf(question.one)
    case 'relation':
      return stepsBetween(layout, places, question.one, question.other)
    case 'neighbours': {
      const sides = [itemAt(placeOf(question.one) - 1), itemAt(placeOf(question.one) + 1)]
      return sides.includes(-1) ? -1 : Math.min(...sides) * size + Math.max(...sides)
    }
    case 'at':
      return itemAt(question.place)
    case 'where':
      return placeOf(question.one)
    case 'opposite':
      return itemAt(placeOf(question.one) + size / 2)
    case 'swapped': {
      const { one, other } = question
      const swapped = places.map((place, item) =>
        item === one ? placeOf(other) : item === other ? placeOf(one) : place,
      )
      return answerSeats(layout, swapped, { kind: 'from', from: question.from, steps: question.steps })
    }
    case 'claim': {
      const right = question.claims.flatMap((claim, index) =>
        fitsSeats(layout, places, claim) === question.isTrue ? [index] : [],
      )
      return right.length === 1 ? (right[0] ?? -1) : -1
    }
    case 'sorted':
      return places.filter((place, item) => place === item).length
  }
}

/** Kinds of clues, the strongest last. */
const STRONGEST: readonly SeatClueKind[] = ['end', 'gap', 'steps', 'opposite', 'outer', 'at']

/** The questions of a set share their clues: the arrangements that fit are found once. */
const fittingOf = new WeakMap<readonly SeatClue[], readonly Arrangement[]>()

/** Tries all arrangements; the answer in those that fit, or undefined when they disagree. */
export function searchSeats(
  layout: Layout,
  clues: readonly SeatClue[],
  question: SeatQuestion,
): number | undefined {
  // The clues that exclude most come first.
  const strength = (clue: SeatClue) => STRONGEST.indexOf(clue.kind)
  const tests = [...clues].sort((a, b) => strength(b) - strength(a)).map((clue) => testOf(layout, clue))
  const fitting =
    fittingOf.get(clues) ?? allSeats(layout).filter((places) => tests.every((test) => test(places)))
  fittingOf.set(clues, fitting)
  const answers = new Set(fitting.map((places) => answerSeats(layout, places, question)))
  return answers.size === 1 ? [...answers][0] : undefined
}

/** A question of the kind whose answer exists and is not what a clue says. */
const MOST_TRIES = 40

export function drawSeatQuestion(
  rng: Random,
  layout: Layout,
  places: Arrangement,
  clues: readonly SeatClue[],
  kind: SeatQuestionKind,
  claimKinds: readonly SeatClueKind[],
): SeatQuestion {
  const { size, isRing } = layout
  const items = places.map((_, item) => item)
  const isTold = (one: number, other: number) =>
    clues.some((clue) => 'other' in clue && itemsOf(clue).includes(one) && itemsOf(clue).includes(other))
  /** 'Either P or Q is beside R' leaves two options for who is beside R. */
  const isChoice = (one: number, other: number) =>
    clues.some((clue) => 'others' in clue && itemsOf(clue).includes(one) && itemsOf(clue).includes(other))
  const isPlaced = (one: number) =>
    clues.some((clue) => ['at', 'outer', 'end'].includes(clue.kind) && clue.one === one)
  /** One clue away from a place that is told: found before the arrangement is. */
  const isSoonPlaced = (one: number) =>
    isPlaced(one) || items.some((other) => isPlaced(other) && isTold(one, other))
  let tries = 0
  const step = () => rng.pick([-3, -2, -2, -1, -1, 1, 1, 2, 2, 3])
  const draw = (): SeatQuestion => {
    const [one, other, third] = rng.sample(items, 3)
    switch (kind) {
      case 'from':
        return { kind, from: one, steps: step() }
      case 'from-from':
        return { kind, from: one, first: step(), steps: step() }
      case 'between':
      case 'relation':
        return { kind, one, other }
      case 'beyond':
        return { kind, one, isAfter: rng.chance(0.5) }
      case 'neighbours':
      case 'where':
      case 'opposite':
        return { kind, one }
      case 'at':
        return { kind, place: rng.int(0, size - 1) }
      case 'swapped':
        return { kind, one, other, from: rng.pick([third, one]), steps: step() }
      case 'claim':
        return { kind, ...drawClaims(rng, layout, places, clues, claimKinds) }
      case 'sorted':
        return { kind }
    }
  }
  return rng.until(draw, (question) => {
    const answer = answerSeats(layout, places, question)
    tries += 1
    // Small arrangements have no question that is far from all clues.
    const isFar = tries <= MOST_TRIES
    const isKnown = (one: number, other: number) => isTold(one, other) || (isFar && isChoice(one, other))
    if (answer < 0) return false
    switch (question.kind) {
      case 'from':
        return (
          answer !== question.from && !isKnown(answer, question.from) && 2 * Math.abs(question.steps) !== size
        )
      case 'from-from': {
        const middle = answerSeats(layout, places, {
          kind: 'from',
          from: question.from,
          steps: question.first,
        })
        return (
          middle >= 0 &&
          middle !== question.from &&
          answer !== question.from &&
          // One clue on the two, or a clue for each of the steps, would answer it.
          !(isFar && isKnown(answer, question.from)) &&
          !(isFar && isTold(question.from, middle) && isTold(middle, answer))
        )
      }
      case 'between':
        return answer > 0 && answer < size - 2 && !isKnown(question.one, question.other)
      case 'relation': {
        const near = isRing ? Math.min(answer, size - answer) : Math.abs(answer)
        return near <= 4 && 2 * answer !== size && !isKnown(question.one, question.other)
      }
      case 'beyond':
      case 'where':
        return !(isFar ? isSoonPlaced(question.one) : isPlaced(question.one))
      case 'at':
        return !(isFar ? isSoonPlaced(answer) : isPlaced(answer))
      case 'neighbours':
        return (
          !isFar || [Math.floor(answer / size), answer % size].every((side) => !isTold(side, question.one))
        )
      case 'opposite':
        return !isKnown(answer, question.one)
      case 'swapped': {
        const before = answerSeats(layout, places, {
          kind: 'from',
          from: question.from,
          steps: question.steps,
        })
        /** Who is there before the two change places. */
        const thereBefore = (item: number) =>
          item === question.one ? question.other : item === question.other ? question.one : item
        return (
          answer !== before &&
          answer !== question.from &&
          !(isFar && isKnown(thereBefore(question.from), thereBefore(answer)))
        )
      }
      default:
        return true
    }
  })
}

const itemsOf = (clue: SeatClue): number[] =>
  'other' in clue ? [clue.one, clue.other] : 'others' in clue ? [clue.one, ...clue.others] : [clue.one]

/** Four claims, one of which differs from the others in being true or false; none repeats a clue. */
function drawClaims(
  rng: Random,
  layout: Layout,
  places: Arrangement,
  clues: readonly SeatClue[],
  kinds: readonly SeatClueKind[],
) {
  const isTrue = rng.chance(0.6)
  const told = new Set(clues.map((clue) => JSON.stringify(clue)))
  const claims: SeatClue[] = []
  const truths = rng.shuffle([isTrue, !isTrue, !isTrue, !isTrue])
  /** A clue on the same items, or on the place of the only one, decides the claim without the arrangement. */
  const isDecided = (claim: SeatClue) => {
    const named = itemsOf(claim)
    return clues.some((clue) => {
      const about = itemsOf(clue)
      return named.length === 1
        ? about.length === 1 && about[0] === named[0] && clue.kind !== 'parity'
        : about.length === 2 && named.every((item) => about.includes(item))
    })
  }
  for (let tries = 0; claims.length < 4 && tries < 400; tries++) {
    // A false claim is true of another arrangement.
    const wanted = truths[claims.length] ?? false
    const drawn = drawClue(rng, layout, wanted ? places : rng.shuffle(places), rng.pick(kinds))
    if (!drawn || fitsSeats(layout, places, drawn) !== wanted || told.has(JSON.stringify(drawn))) continue
    if (2 * tries < 400 && isDecided(drawn)) continue
    told.add(JSON.stringify(drawn))
    claims.push(drawn)
  }
  return { isTrue, claims }
}
