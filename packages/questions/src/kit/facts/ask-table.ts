import type { Difficulty } from '@ekagra/schema/difficulty'
import { countConcepts, withoutConcepts } from '../concepts.ts'
import type { Draw, Generator } from '../define-generator.ts'
import { ORDER } from '../marks.ts'
import { hash } from '../random/hash.ts'
import type { Random } from '../random/random.ts'
import { arrange } from './arrange.ts'
import { assertionReason } from './assertion-reason.ts'
import type { Shape } from './define-shape.ts'
import type { FactTable } from './define-table.ts'
import { direct, isAskedDirectly } from './direct.ts'
import { type Facts, narrowTo, readFacts, splitFacts } from './facts.ts'
import { howManyPairs } from './how-many-pairs.ts'
import { inverse } from './inverse.ts'
import { type LookUp, lookUp } from './look-up.ts'
import { matchPairs } from './match-pairs.ts'
import { oddOneOut } from './odd-one-out.ts'
import { trueStatements } from './true-statements.ts'
import { wrongPair } from './wrong-pair.ts'

/** Every way to ask a table. */
export const shapes: readonly Shape[] = [
  direct,
  inverse,
  oddOneOut,
  wrongPair,
  matchPairs,
  arrange,
  trueStatements,
  howManyPairs,
  assertionReason,
]

/** Bump when a shape would give another question for a seed. */
const SHAPES_VERSION = 13

/** Failed draws before the table counts as too small. */
const MAX_TRIES = 60

/**
 * The questions of a table as one type of the catalogue, in all shapes that fit. The table is read when it is first
 * asked, because an exam opens every chapter and asks only some of its tables.
 */
export function askTable(table: FactTable): Generator {
  let version: number | undefined
  let read: { facts: Facts; raw: LookUp } | undefined
  const open = () => {
    read ??= { facts: readFacts(table), raw: lookUp(table) }
    return read
  }
  const narrowed = new Map<string, Facts>()
  const factsOf = (concept: string | undefined): Facts => {
    if (concept === undefined) return open().facts
    const facts = narrowed.get(concept) ?? narrowTo(concept, open().facts)
    narrowed.set(concept, facts)
    return facts
  }
  return {
    id: `facts/${table.id}`,
    table,
    get version() {
      version ??= versionOf(table)
      return version
    },
    trust: 'curated',
    concepts: () =>
      countConcepts(open().facts.columns.flatMap(({ facts }) => facts.map(({ concepts }) => concepts))),
    size: () => countFacts(open().facts),
    count: (concept) =>
      isInOrder(concept) ? countOrders(factsOf(concept)) : countQuestions(factsOf(concept)),
    draw: (level, rng, concept) =>
      isInOrder(concept)
        ? drawOrder(factsOf(concept), open().raw, level, rng)
        : drawAny(factsOf(concept), open().raw, level, rng),
  }
}

/**
 * Computed from the content, so that changing a row always changes the version of its questions. Naming another concept
 * changes no question.
 */
function versionOf(table: FactTable): number {
  const content = JSON.stringify([SHAPES_VERSION, table], (key, value: unknown) => {
    if (key === 'concepts' || key === 'conceptOf') return undefined
    return key === 'rows' && typeof value === 'string' ? withoutConcepts(value) : value
  })
  return (hash(content)[0] >>> 0) % 1_000_000_000
}

const countFacts = ({ columns }: Facts): number => columns.reduce((sum, { wanted }) => sum + wanted.length, 0)

const isInOrder = (query: string | undefined): boolean => query?.split(' ').includes(ORDER) ?? false

/** With fewer, the same few would be put in order again and again. */
const FEWEST_TO_ORDER = 6

/** Each fact may be the first that is chosen; not all of the orders differ enough to be counted. */
const countOrders = ({ table, columns }: Facts): number =>
  (table.shapes?.includes('order') ?? true)
    ? Math.max(
        0,
        ...columns
          .filter(({ facts, variety }) => facts.length >= 8 && variety >= 6)
          .map(({ wanted }) => (wanted.length < FEWEST_TO_ORDER ? 0 : wanted.length)),
      )
    : 0

function drawOrder(facts: Facts, raw: LookUp, level: Difficulty, rng: Random): Draw {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const draw = arrange.draw(facts, raw, level, rng)
    if (draw) return draw
  }
  throw new RangeError(`${facts.table.id} has nothing to put in order`)
}

/** With fewer facts on a concept, a question on several of them would leave too little for the others. */
const ENOUGH_FOR_SEVERAL = 24

const isSmall = (facts: Facts): boolean => facts.isNarrow === true && countFacts(facts) < ENOUGH_FOR_SEVERAL

/**
 * How many different questions a paper can hold. 'Which of these is an igneous rock?' is one question, however many rocks
 * are igneous; where each rock can be asked for its kind, there are as many as rocks.
 */
function countQuestions(facts: Facts): number {
  if (!isSmall(facts)) return countFacts(facts)
  return facts.columns.reduce(
    (sum, column) =>
      sum +
      (isAskedDirectly(column)
        ? column.wanted.length
        : new Set(column.wanted.map(({ value }) => value)).size),
    0,
  )
}

function drawAny(facts: Facts, raw: LookUp, level: Difficulty, rng: Random): Draw {
  const { shapes: fitting } = facts.table
  const isFewFacts = isSmall(facts)
  const weighted = shapes
    .filter(({ name }) => fitting?.includes(name) ?? true)
    .filter(({ name }) => !isFewFacts || name === 'direct' || name === 'inverse')
    .map((shape) => [shape, shape.weights[level]] as const)
  const parts = splitFacts(facts).map((part) => [part, countFacts(part)] as const)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const part = parts.length === 1 ? facts : rng.weighted(parts)
    // A table of nothing but what every paper asks, in shapes that ask one fact, still has its hard questions.
    const asked = tries < MAX_TRIES / 2 ? part : { ...part, isNarrow: true }
    const draw = rng.weighted(weighted).draw(asked, raw, level, rng)
    if (draw) return draw
  }
  throw new RangeError(`${facts.table.id} is too small to ask at the level ${level}`)
}
