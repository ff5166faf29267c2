import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { type AskedColumn, type Fact, isGivenAway, isTrue, pickFacts } from './facts.ts'
import { nearFacts } from './near-facts.ts'

/** A name with a value, which may be its own or another row's. */
export interface Pair {
  fact: Fact
  value: string
  isRight: boolean
}

/** A value of another row that would be wrong here; null when there is none. */
export function wrongValue(
  fact: Fact,
  { facts }: AskedColumn,
  level: Difficulty,
  near: readonly string[],
  rng: Random,
): string | null {
  const others = facts.filter((other) => !isTrue(fact, other.value))
  const wrongOnes = nearFacts(fact, others, level, near, rng, 3).map(({ value }) => value)
  return wrongOnes.find((value) => !isGivenAway(fact.row.name, value)) ?? null
}

/** Pairs of a column, right or wrong as requested; null when the table has too few. */
export function drawPairs(
  asked: AskedColumn,
  isRight: readonly boolean[],
  level: Difficulty,
  near: readonly string[],
  rng: Random,
): Pair[] | null {
  const picked = pickFacts(asked.wanted, isRight.length, level, rng)
  const pairs = picked.flatMap((fact, index): Pair[] => {
    if (isRight[index]) return [{ fact, value: fact.value, isRight: true }]
    const value = wrongValue(fact, asked, level, near, rng)
    return value === null ? [] : [{ fact, value, isRight: false }]
  })
  return pairs.length === isRight.length ? pairs : null
}

/** A pair as data for the solver. */
export const giveNames = (pairs: readonly Pair[]) =>
  pairs.map(({ fact, value }) => ({ name: fact.row.name, column: fact.columnId, value }))
