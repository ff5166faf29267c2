import { orders } from '../values/permutations.ts'
import { defineShape } from './define-shape.ts'
import {
  canBeOfferedTogether,
  capitalise,
  type Fact,
  isTrue,
  pickColumn,
  pickFacts,
  tell,
  tellInClause,
} from './facts.ts'
import { nearFacts } from './near-facts.ts'

/** Not A to D, which label the options. */
const LETTERS = ['P', 'Q', 'R', 'S']
const ORDERS = orders(4)
/**
 * The wrong options: the values of one couple of places exchanged, those of the other couple, or both. Every pair is
 * then in two of the four options, so that no single pair decides.
 */
const COUPLES = [
  [
    [1, 0, 2, 3],
    [0, 1, 3, 2],
    [1, 0, 3, 2],
  ],
  [
    [2, 1, 0, 3],
    [0, 3, 2, 1],
    [2, 3, 0, 1],
  ],
  [
    [3, 1, 2, 0],
    [0, 2, 1, 3],
    [3, 2, 1, 0],
  ],
] as const

/** "Match the days with their dates. P. Earth Day ... (1) 5 June ..." */
export const matchPairs = defineShape({
  name: 'match',
  weights: { easy: 0, medium: 1, hard: 2 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, rng, ({ facts: all, variety }) => all.length >= 8 && variety >= 6)
    if (!asked) return null
    const [first] = pickFacts(asked.wanted, 1, level, rng)
    if (!first) return null
    const chosen = apart([first, ...nearFacts(first, asked.wanted, level, facts.table.near ?? [], rng, 12)])
    if (chosen.length < 4) return null
    const left = rng.shuffle(chosen)
    const right = rng.shuffle(chosen).map(({ value }) => value)
    const key = left.map(({ value }) => right.indexOf(value))
    const { header } = facts.table
    return {
      about: `match ${left.map(({ row }) => row.name).join()}`,
      from: left,
      given: { column: asked.id, names: left.map(({ row }) => row.name), values: right },
      prompt: [
        `Match List I (${header}) with List II (${asked.column.header}).`,
        ...left.map(({ row }, index) => `${LETTERS[index]}. ${capitalise(row.name)}`),
        ...right.map((value, index) => `(${index + 1}) ${capitalise(value)}`),
      ].join('\n'),
      answer: code(key),
      mistakes: rng
        .pick(COUPLES)
        .map((order) => order.map((place) => key[place] ?? place))
        .map((order) => ({ value: code(order), because: mistakeIn(order, key, left) })),
      steps: [...left.map((fact) => `${tell(fact)}.`), `So the answer is ${code(key)}`],
    }
  },
  solve: ({ column, names, values }, table) =>
    ORDERS.filter((order) =>
      names.every((name, index) => table.holds(name, column, values[order[index] ?? -1] ?? '')),
    )
      .map(code)
      .join(' or '),
})

const code = (order: readonly number[]): string =>
  order.map((place, index) => `${LETTERS[index]}-${place + 1}`).join(', ')

/** The first four in which no value fits two names. */
function apart(facts: readonly Fact[]): Fact[] {
  const chosen: Fact[] = []
  for (const fact of facts) {
    const isApart = chosen.every(
      (other) =>
        !isTrue(other, fact.value) && !isTrue(fact, other.value) && canBeOfferedTogether(fact, other),
    )
    if (isApart && chosen.length < 4) chosen.push(fact)
  }
  return chosen
}

/** The first wrong pair of this answer. */
function mistakeIn(order: readonly number[], key: readonly number[], left: readonly Fact[]): string {
  const index = order.findIndex((place, at) => place !== key[at])
  const fact = left[index]
  return fact ? `${LETTERS[index]} is wrong in it: ${tellInClause(fact)}` : ''
}
