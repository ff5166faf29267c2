import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random.ts'
import type { Fact } from './facts.ts'

/** Enough for the frame to choose from. */
const POOL = 6

/** From how many of the nearest facts the wrong ones are drawn: the harder, the nearer. */
const REACH: Readonly<Record<Difficulty, number>> = {
  easy: Number.POSITIVE_INFINITY,
  medium: 3 * POOL,
  hard: POOL,
}

/** Other facts that a learner takes for this one: of the same kind, region or time. The nearest of each value, where asked. */
export function nearFacts(
  fact: Fact,
  others: readonly Fact[],
  level: Difficulty,
  near: readonly string[],
  rng: Random,
  count = POOL,
  isOneOfEachValue = false,
): Fact[] {
  // Shuffled first, so that facts that are equally near come in random order.
  const sorted = rng
    .shuffle(others.filter((other) => other !== fact))
    .map((other) => ({ other, distance: distanceOf(fact, other, near) }))
    .sort((one, two) => one.distance - two.distance)
    .map(({ other }) => other)
  const pool = isOneOfEachValue ? firstOfEachValue(sorted) : sorted
  return rng.shuffle(pool.slice(0, Math.max(REACH[level], count))).slice(0, count)
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
