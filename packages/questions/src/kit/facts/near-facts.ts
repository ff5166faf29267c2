import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { wordsIn } from '../wording/words-in.ts'
import { NAME } from './define-table.ts'
import { canBeOfferedTogether, type Fact, pickFact } from './facts.ts'
import { regionsBetween } from './state-regions.ts'

/** Enough for `buildOptions` to choose from. */
const POOL = 6

/** Enough of one kind to choose three wrong options from. */
const ENOUGH_OF_KIND = 4

/** Where enough of them agree in all that the table calls near, the reach ends with those. */
function withinKind(
  fact: Fact,
  nearest: readonly Fact[],
  near: readonly string[],
  reach: number,
  count: number,
): number {
  const ofKind = nearest.findIndex((other) => near.some((column) => !sharesCell(fact, other, column)))
  return ofKind >= Math.max(ENOUGH_OF_KIND, count > POOL + 1 ? count : 0) ? Math.min(reach, ofKind) : reach
}

interface Reach {
  share: number
  atLeast: number
  atMost: number
}

/**
 * How many of the nearest facts the wrong options are drawn from: the harder, the nearer. Even an easy question offers
 * nothing that is struck out at sight, such as a state at the other end of India.
 */
const REACH: Readonly<Record<Difficulty, Reach>> = {
  easy: { share: 0.5, atLeast: 7, atMost: 4 * POOL },
  medium: { share: 0.4, atLeast: POOL, atMost: 2 * POOL },
  hard: { share: 0.3, atLeast: 5, atMost: POOL },
}

/** Years, days and numbers lie close together, however many there are. */
const REACH_IN_ORDER: Readonly<Record<Difficulty, Reach>> = {
  easy: { share: 0.3, atLeast: 8, atMost: Number.POSITIVE_INFINITY },
  medium: { share: 0.15, atLeast: 7, atMost: Number.POSITIVE_INFINITY },
  hard: { share: 0, atLeast: 6, atMost: 6 },
}

function reachOf(level: Difficulty, isInOrder: boolean, facts: number, count: number): number {
  const { share, atLeast, atMost } = (isInOrder ? REACH_IN_ORDER : REACH)[level]
  const reach = Math.min(Math.max(Math.ceil(share * facts), atLeast), atMost)
  // Who asks for more than a question offers leaves some of them out.
  return count > POOL + 1 ? Math.max(reach, count) : reach
}

/**
 * Other facts that a learner may confuse with this one: of the same kind, region or time. With
 * `isOneOfEachValue`, only the nearest of each value.
 */
export function nearFacts(
  fact: Fact,
  others: readonly Fact[],
  level: Difficulty,
  near: readonly string[],
  rng: Random,
  count = POOL,
  isOneOfEachValue = false,
): Fact[] {
  const offered = others.filter((other) => canBeOfferedTogether(fact, other))
  if (fact.set !== null) return twinFacts(fact, offered, level, rng).slice(0, count)
  const sorted = nearestFirst(fact, reorder(offered, rng), near)
  const nearest = isOneOfEachValue ? firstOfEachValue(sorted) : sorted
  const reach = reachOf(level, fact.order !== null, nearest.length, count)
  const pool = nearest.slice(0, fact.order === null ? withinKind(fact, nearest, near, reach, count) : reach)
  return rng.sample(pool, Math.min(count, pool.length))
}

/** The word that is confused with this one, and another confusable pair: one such pair alone would be conspicuous. */
function twinFacts(fact: Fact, offered: readonly Fact[], level: Difficulty, rng: Random): Fact[] {
  const twin = rng.shuffle(offered.filter((other) => other !== fact && other.set === fact.set)).slice(0, 1)
  // None that means the same as the twin: 'forego' beside 'precede' would leave three options.
  const strangers = offered.filter(
    (other) => other.set !== fact.set && twin.every((one) => canBeOfferedTogether(one, other)),
  )
  // Words that everybody knows would be struck out of a hard question at sight.
  const rare = level === 'hard' ? strangers.filter(({ rarity }) => rarity > 1) : []
  const rest = rng.shuffle(rare.length > 1 ? rare : strangers)
  if (rest.length === 0) return twin
  const ofForm = rest.filter(({ value }) => formOf(value) === formOf(fact.value))
  // Water that falls is nearer to a ridge of water than a strap is.
  const linked = rest.filter(({ value }) => sharesWord(value, fact.value))
  const third = pickFact([linked, ofForm, rest].find(({ length }) => length > 0) ?? rest, level, rng)
  const fourth = rest
    .filter((other) => other !== third && other.set === third.set && canBeOfferedTogether(third, other))
    .slice(0, 1)
  return [...new Set([...twin, third, ...fourth, ...rest])].slice(0, 3)
}

const SHORTEST_SHARED = 5

/** 'calcium hydroxide' is a tempting value for plaster of Paris, 'mercuric chloride' is not. */
export function sharesWord(value: string, other: string): boolean {
  const words = wordsIn(other).filter(({ length }) => length >= SHORTEST_SHARED)
  return wordsIn(value).some((word) => words.includes(word))
}

/** Whether a meaning is that of a verb ('to show off'), of a noun ('a sheet of ice') or of another word ('not moving'). */
const formOf = (meaning: string): string =>
  meaning.startsWith('to ') ? 'verb' : /^(?:an?|the) /.test(meaning) ? 'noun' : 'other'

/** At least one of these steps fits any table: a step that divides the number of rows would miss some. */
const STRIDES = [7, 11, 13, 17, 19, 23, 29, 31]

/**
 * A different order, so that equally near facts take turns; a full shuffle would cost more than the rest of the
 * question.
 */
function reorder<Item>(items: readonly Item[], rng: Random): Item[] {
  const { length } = items
  if (length < 2) return [...items]
  const stride = rng.pick(STRIDES.filter((step) => length % step !== 0))
  const start = rng.int(0, length - 1)
  return items.flatMap((_, index) => items[(start + index * stride) % length] ?? [])
}

/** Collected by distance, since most tables know only a few: to sort hundreds of words would take longer than all else. */
function nearestFirst(fact: Fact, others: readonly Fact[], near: readonly string[]): Fact[] {
  const atDistance = new Map<number, Fact[]>()
  for (const other of others) {
    if (other === fact) continue
    const distance = distanceOf(fact, other, near)
    const known = atDistance.get(distance)
    if (known) known.push(other)
    else atDistance.set(distance, [other])
  }
  return [...atDistance].sort(([one], [two]) => one - two).flatMap(([, facts]) => facts)
}

function firstOfEachValue(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>()
  return facts.filter(({ value }) => !seen.has(value) && seen.add(value))
}

/**
 * For each region between two states: more than a difference in what the table calls near, since a state at the other
 * end of India is struck out whatever kind of dance is asked for.
 */
const REGION = 1.2

function distanceOf(fact: Fact, other: Fact, near: readonly string[]): number {
  let strange = 0
  for (const column of near) if (!sharesCell(fact, other, column)) strange++
  if (fact.order === null || other.order === null)
    return strange + REGION * regionsBetween(fact.value, other.value)
  return Math.abs(fact.order - other.order) * (1 + strange)
}

/** 'illegible' and 'ineligible' begin alike; the cells of a column are alike when one value is in both. */
const sharesCell = (fact: Fact, other: Fact, column: string): boolean =>
  column === NAME
    ? fact.row.name.charAt(0) === other.row.name.charAt(0)
    : (fact.row.cells.get(column)?.some((value) => other.row.cells.get(column)?.includes(value)) ?? false)
