import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Random } from '../random/random.ts'
import { wordsIn } from '../wording/words-in.ts'
import { defineShape } from './define-shape.ts'
import { fill } from './define-table.ts'
import {
  type AskedColumn,
  capitalise,
  type Fact,
  type Facts,
  isStock,
  isTrue,
  pickColumn,
  pickFact,
  pickFacts,
  teach,
  tell,
  tellInClause,
} from './facts.ts'
import { nearFacts } from './near-facts.ts'

/** "Which of these national parks is not in Assam?" */
export const oddOneOut = defineShape({
  name: 'odd one out',
  weights: { easy: 5, medium: 4, hard: 1 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, ({ groups }) => groups.length > 0)
    if (!asked) return null
    const groups = asked.groups.filter(
      ({ members }) => level !== 'easy' || facts.isNarrow || countFamous(members) >= 3,
    )
    if (groups.length === 0) return null
    const { value, members } = rng.pick(groups)
    const four = pickFour(asked, { value, members }, level, facts, rng)
    if (!four) return null
    const { odd, others } = four
    return {
      about: `not ${value}/${asked.id}`,
      from: [odd, ...others],
      given: {
        value,
        column: asked.id,
        names: rng.shuffle([odd, ...others]).map(({ row }) => row.name),
      },
      prompt: `${fill(rng.pick(asked.column.askNot ?? []), '', value)}`,
      answer: capitalise(odd.row.name),
      mistakes: others.map((other) => ({
        value: capitalise(other.row.name),
        because: tellInClause({ ...other, value }),
      })),
      steps: [
        `${others.map((other) => tell(other, value)).join('; ')}.`,
        teach(odd),
        `So the answer is: ${capitalise(odd.row.name)}`,
      ],
    }
  },
  solve: ({ value, column, names }, table) =>
    names.filter((name) => !table.holds(name, column, value)).join(' or '),
  accepts: ({ value, column }, name, table) => !table.holds(name, column, value),
})

/** Draws until the length of the odd name has the wanted place among the four. */
const TRIES = 8

/**
 * The odd one and the three others. The names of a group are often shorter, or longer, than those of the rest of the
 * table, so the place of the odd one by length is drawn first.
 */
function pickFour(
  asked: AskedColumn,
  { value, members }: AskedColumn['groups'][number],
  level: Difficulty,
  table: Facts,
  rng: Random,
): { odd: Fact; others: Fact[] } | null {
  const wanted = rng.int(0, 3)
  for (let tries = 0; tries < TRIES; tries++) {
    const others = pickFacts(members, 3, level, rng)
    const odd = pickOdd(asked, value, rng.pick(others), level, table, rng)
    if (!odd || isOddInWords(odd, others)) continue
    const { length } = odd.row.name
    const longer = others.filter(({ row }) => row.name.length > length).length
    const notShorter = others.filter(({ row }) => row.name.length >= length).length
    if (longer <= wanted && wanted <= notShorter) return { odd, others }
  }
  return null
}

const SHORTEST_TELLING = 4

/** Whether the others share a word that the odd one lacks: three surveys of India and an institute. */
const isOddInWords = (odd: Fact, [first, ...others]: readonly Fact[]): boolean => {
  const wordsOf = (fact: Fact | undefined) => (fact ? wordsIn(fact.row.name) : [])
  return wordsOf(first).some(
    (word) =>
      word.length >= SHORTEST_TELLING &&
      others.every((other) => wordsOf(other).includes(word)) &&
      !wordsOf(odd).includes(word),
  )
}

/** Three minor tribes of one state are not easy. */
const countFamous = (members: readonly Fact[]): number => members.filter(({ rarity }) => rarity === 1).length

/** A row without the value, but similar to one that is offered with it: a rice is odd at sight among a saree, toys and a shawl. */
function pickOdd(
  { wanted }: AskedColumn,
  value: string,
  like: Fact,
  level: Difficulty,
  table: Facts,
  rng: Random,
): Fact | null {
  const near = table.table.near ?? []
  // On a concept, the odd one is on it as well.
  const outside = wanted.filter((fact) => !isTrue(fact, value))
  const candidates = nearFacts(like, outside, level, near, rng)
  if (candidates.length === 0) return null
  const odd = pickFact(candidates, level, rng)
  return level === 'hard' && isStock(odd, table) ? null : odd
}
