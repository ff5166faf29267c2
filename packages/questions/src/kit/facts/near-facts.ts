import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { canBeOfferedTogether, type Fact } from './facts.ts'

/** Enough for `buildOptions` to choose from. */
const POOL = 6

/** How many of the nearest facts the wrong options are drawn from: the harder, the nearer. */
const REACH: Readonly<Record<Difficulty, number>> = {
  easy: Number.POSITIVE_INFINITY,
  medium: 3 * POOL,
  hard: POOL,
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
  if (fact.set !== null) return twinFacts(fact, offered, rng).slice(0, count)
  const sorted = reorder(offered, rng)
    .filter((other) => other !== fact)
    .map((other) => ({ other, distance: distanceOf(fact, other, near) }))
    .sort((one, two) => one.distance - two.distance)
    .map(({ other }) => other)
  const pool = (isOneOfEachValue ? firstOfEachValue(sorted) : sorted).slice(0, Math.max(REACH[level], count))
  return rng.sample(pool, Math.min(count, pool.length))
}

/** The word that is confused with this one, and another confusable pair: one such pair alone would be conspicuous. */
function twinFacts(fact: Fact, offered: readonly Fact[], rng: Random): Fact[] {
  const twin = rng.shuffle(offered.filter((other) => other !== fact && other.set === fact.set)).slice(0, 1)
  const [third, ...rest] = rng.shuffle(offered.filter(({ set }) => set !== fact.set))
  if (!third) return twin
  const fourth = rest
    .filter((other) => other.set === third.set && canBeOfferedTogether(third, other))
    .slice(0, 1)
  return [...new Set([...twin, third, ...fourth, ...rest])].slice(0, 3)
}

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

function firstOfEachValue(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>()
  return facts.filter(({ value }) => !seen.has(value) && seen.add(value))
}

function distanceOf(fact: Fact, other: Fact, near: readonly string[]): number {
  const strange = near.filter((column) => !sharesCell(fact, other, column)).length
  if (fact.order === null || other.order === null) return strange
  return Math.abs(fact.order - other.order) * (1 + strange)
}

const sharesCell = (fact: Fact, other: Fact, column: string): boolean =>
  fact.row.cells.get(column)?.some((value) => other.row.cells.get(column)?.includes(value)) ?? false
