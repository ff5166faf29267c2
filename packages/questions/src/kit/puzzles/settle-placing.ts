import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import {
  holds,
  itemsOf,
  move,
  type Places,
  type Placing,
  type PlacingClue,
  type PlacingClueKind,
  type Plan,
  searchPlacings,
} from './placing.ts'
import type { PlacingWords } from './placing-question.ts'

/** A clue of a kind that the arrangement fulfils; null when this draw gives none. */
export function drawClue(rng: Random, plan: Plan, places: Places, kind: PlacingClueKind): PlacingClue | null {
  const items = range(0, places.length - 1)
  const [one, other, third] = rng.sample(items, 3)
  const at = (item: number) => places[item] ?? -1
  const group = (item: number) => Math.floor(item / plan.size)
  const keepTrue = (clue: PlacingClue) => (holds(plan, clue, at) ? clue : null)
  switch (kind) {
    case 'at':
      return { kind, one, place: at(one) }
    case 'end':
    case 'not-end':
      return keepTrue({ kind, one })
    case 'even':
      return { kind, one, isEven: holds(plan, { kind, one, isEven: true }, at) }
    case 'steps':
    case 'across': {
      const steps = rng.pick(kind === 'steps' ? [-3, -2, -1, 1, 2, 3] : [-2, -1, 1, 2])
      return 2 * Math.abs(steps) === plan.size ? null : keepTrue({ kind, one, other, steps })
    }
    case 'beside':
    case 'apart':
    case 'later':
      return at(one) === at(other) ? null : keepTrue({ kind, one, other })
    case 'opposite':
      return keepTrue({ kind, one, other })
    case 'same':
      return group(one) < group(other) ? keepTrue({ kind, one, other }) : null
    case 'differ':
      return group(one) < group(other) ? keepTrue({ kind, one, other }) : null
    case 'gap':
      return keepTrue({ kind, one, other, between: rng.int(1, plan.kind === 'line' ? plan.size - 3 : 3) })
    case 'either': {
      // 'Either P or Q likes red', or 'either P or Q sits to the immediate left of R'.
      const isSame = group(one) > 0 && rng.chance(0.6)
      if (isSame && (group(other) !== 0 || group(third) !== 0)) return null
      if (!isSame && (at(other) === at(one) || at(third) === at(one) || at(other) === at(third))) return null
      return keepTrue({ kind, one, others: [other, third], steps: isSame ? 0 : rng.pick([-1, 1]) })
    }
  }
}

/** Kinds that tell much at once: a set has few of them. */
const MOST: Partial<Record<PlacingClueKind, number>> = {
  at: 1,
  same: 2,
  end: 1,
  'not-end': 1,
  opposite: 2,
  beside: 2,
  even: 2,
  differ: 2,
  apart: 2,
  later: 2,
  either: 2,
}

/** At the easy level a set may tell more outright. */
const MOST_PLAIN: typeof MOST = { ...MOST, at: 2, same: 3 }

/** Kinds that tell little, the least first: they go before others, so that few clues are left. */
const WEAK: readonly PlacingClueKind[] = ['differ', 'apart', 'not-end', 'later', 'even', 'end', 'beside']

/** Clues that leave one arrangement, none of them needless. */
export function settlePlacing(
  rng: Random,
  placing: Placing,
  places: Places,
  words: PlacingWords,
): PlacingClue[] {
  if (words.isChained) return chainClues(rng, placing, places)
  const clues = gatherClues(rng, placing, places, words)
  // Where little is to be combined, what is told outright goes last.
  const isKept = ({ kind }: PlacingClue) => words.isPlain === true && (kind === 'at' || kind === 'same')
  const rank = (clue: PlacingClue) =>
    WEAK.includes(clue.kind) ? WEAK.indexOf(clue.kind) : WEAK.length + (isKept(clue) ? 5 : 0)
  // A weak clue may still come before a strong one, as papers have some of each.
  const order = rng
    .shuffle(clues)
    .map((clue) => ({ clue, turn: rank(clue) + rng.int(0, 4) }))
    .sort((one, other) => one.turn - other.turn)
  for (const { clue } of order) {
    const others = clues.filter((one) => one !== clue)
    if (searchPlacings(placing, others, 2).length === 1) clues.splice(clues.indexOf(clue), 1)
  }
  return rng.shuffle(clues)
}

/** In the order in which they are read; whoever is left takes the last seat. */
function chainClues(rng: Random, { plan }: Placing, places: Places): PlacingClue[] {
  const at = (item: number) => places[item] ?? -1
  const [first = 0, ...rest] = rng.shuffle(range(0, places.length - 1)).slice(0, -1)
  const isEven = holds(plan, { kind: 'even', one: first, isEven: true }, at)
  const placed = [first]
  const clues: PlacingClue[] = [{ kind: 'even', one: first, isEven }]
  for (const one of rest) {
    // Never far back: of the last two.
    const other = rng.pick(placed.slice(-2))
    const steps = [-3, -2, -1, 1, 2, 3].find(
      (count) => 2 * Math.abs(count) !== plan.size && move(plan, at(other), count) === at(one),
    )
    clues.push(steps === undefined ? { kind: 'opposite', one, other } : { kind: 'steps', one, other, steps })
    placed.push(one)
  }
  return clues
}

/** A draw may come to an end of its clues before they settle the puzzle; another begins differently. */
const MAX_DRAWS = 20

/** Clues that leave one arrangement, with some to spare. */
function gatherClues(rng: Random, placing: Placing, places: Places, words: PlacingWords): PlacingClue[] {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const clues = drawClues(rng, placing, places, words)
    if (clues) return clues
  }
  throw new RangeError('the clues do not settle the puzzle')
}

/** Returns null when all clues have been used and several arrangements are still possible. */
function drawClues(rng: Random, placing: Placing, places: Places, words: PlacingWords): PlacingClue[] | null {
  const clues: PlacingClue[] = []
  const counts = new Map<PlacingClueKind, number>()
  const told = new Set<string>()
  const most = words.isPlain ? MOST_PLAIN : MOST
  const add = (): boolean => {
    for (let tries = 0; tries < 300; tries += 1) {
      const clue = drawClue(rng, placing.plan, places, rng.pick(words.clueKinds))
      if (!clue || (counts.get(clue.kind) ?? 0) >= (most[clue.kind] ?? 99) || words.tell(clue) === null)
        continue
      const pair = itemsOf(clue).sort().join(' ')
      if (told.has(pair)) continue
      if (clues.some((other) => leavesNoChoice(clue, other) || leavesNoChoice(other, clue))) continue
      told.add(pair)
      counts.set(clue.kind, (counts.get(clue.kind) ?? 0) + 1)
      clues.push(clue)
      return true
    }
    return false
  }
  for (let count = 0; count < 1.3 * places.length; count += 1) if (!add()) return null
  for (let more = 0; searchPlacings(placing, clues, 2).length > 1; more += 1)
    if (more > 60 || !add()) return null
  return clues
}

/** Whether 'either P or Q is beside R' has no choice left, because another clue tells how P and R stand. */
const leavesNoChoice = (either: PlacingClue, other: PlacingClue): boolean =>
  either.kind === 'either' &&
  other.kind !== 'either' &&
  either.others.some((item) => itemsOf(other).includes(item) && itemsOf(other).includes(either.one))
