import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { wordsIn } from '../wording/words-in.ts'
import { type AskedColumn, type Fact, fakesOf, isGivenAway, isTrue, pickFacts } from './facts.ts'
import { nearFacts, sharesWord } from './near-facts.ts'
import { isNearInTime, yearsNear } from './years-near.ts'

/** A name with a value, which may be its own or another row's. */
export interface Pair {
  fact: Fact
  value: string
  isRight: boolean
}

/** A value of another row that would be wrong here; null when there is none. */
export function wrongValue(
  fact: Fact,
  asked: AskedColumn,
  level: Difficulty,
  near: readonly string[],
  rng: Random,
  from = asked.facts,
): string | null {
  const fakes = fakesOf(fact)
  if (fakes.length > 0) return rng.pick(nearestTo(fact.value, fakes))
  const others = from.filter((other) => !isTrue(fact, other.value) && isNearInTime(fact, other.order, level))
  const offered = nearFacts(fact, others, level, near, rng)
  // Of a hard question, a false year is near the true one even when no other row has such a year.
  const made = level === 'hard' ? yearsNear(fact, asked, offered, level, rng) : []
  const own = offered.map(({ value }) => value)
  const wrongOnes = (made.length > 0 ? rng.shuffle([...own, ...made]) : own).filter(
    (value) => !isGivenAway(fact.row.name, value),
  )
  const alike = level === 'easy' ? undefined : wrongOnes.find((value) => sharesWord(value, fact.value))
  return alike ?? wrongOnes[0] ?? null
}

/** Those with the fewest words that the true value lacks: 'World Tariff Office' alone, without its key, falls at sight. */
function nearestTo(value: string, fakes: readonly string[]): string[] {
  const words = new Set(wordsIn(value))
  const strange = fakes.map((fake) => wordsIn(fake).filter((word) => !words.has(word)).length)
  return fakes.filter((_, index) => strange[index] === Math.min(...strange))
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
  // If a value appeared twice, a reader would know that one of the two pairs is wrong.
  const unlisted = asked.facts.filter(({ value }) => !picked.some((fact) => isTrue(fact, value)))
  const pairs: Pair[] = []
  for (const [index, fact] of picked.entries()) {
    const free = unlisted.filter(({ value }) => pairs.every((pair) => pair.value !== value))
    const value = isRight[index]
      ? fact.value
      : (wrongValue(fact, asked, level, near, rng, free) ?? wrongValue(fact, asked, level, near, rng))
    if (value !== null) pairs.push({ fact, value, isRight: isRight[index] === true })
  }
  return pairs.length === isRight.length ? pairs : null
}

/** A pair as data for the solver. */
export const giveNames = (pairs: readonly Pair[]) =>
  pairs.map(({ fact, value }) => ({ name: fact.row.name, column: fact.columnId, value }))
