import {
  fittingMatches,
  MATCH_LETTERS,
  matchCode,
  matchPrompt,
  wrongMatches,
} from '../options/match-lists.ts'
import { defineShape } from './define-shape.ts'
import {
  canBeOfferedTogether,
  capitalise,
  type Fact,
  isStock,
  isTrue,
  pickColumn,
  pickFacts,
  tell,
  tellInClause,
} from './facts.ts'
import { nearFacts } from './near-facts.ts'

/** With fewer rare facts than this, a hard question would match the same few again and again. */
const ENOUGH_RARER = 12

/** "Match the days with their dates. P. Earth Day ... (1) 5 June ..." */
export const matchPairs = defineShape({
  name: 'match',
  weights: { easy: 0, medium: 1, hard: 2 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, ({ facts: all, variety }) => all.length >= 8 && variety >= 6)
    if (!asked) return null
    // Two well-known pairs would give the other two away.
    const rarer = level === 'hard' ? asked.wanted.filter((fact) => !isStock(fact, facts)) : []
    const matched = rarer.length >= ENOUGH_RARER ? rarer : asked.wanted
    const [first] = pickFacts(matched, 1, level, rng)
    if (!first) return null
    const chosen = apart([first, ...nearFacts(first, matched, level, facts.table.near ?? [], rng, 12)])
    if (chosen.length < 4) return null
    const left = rng.shuffle(chosen)
    const right = rng.shuffle(chosen).map(({ value }) => value)
    const key = left.map(({ value }) => right.indexOf(value))
    const { header } = facts.table
    return {
      about: `match ${left.map(({ row }) => row.name).join()}`,
      from: left,
      given: { column: asked.id, names: left.map(({ row }) => row.name), values: right },
      prompt: matchPrompt(
        [header, asked.column.header],
        left.map(({ row }) => capitalise(row.name)),
        right.map(capitalise),
      ),
      answer: matchCode(key),
      mistakes: wrongMatches(rng, key).map(({ order, wrongAt }) => ({
        value: matchCode(order),
        because: mistakeAt(wrongAt, left),
      })),
      steps: [...left.map((fact) => `${tell(fact)}.`), `So the answer is ${matchCode(key)}`],
    }
  },
  solve: ({ column, names, values }, table) =>
    fittingMatches((name, value) => table.holds(names[name] ?? '', column, values[value] ?? '')),
})

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

/** The first wrong pair of an answer. */
function mistakeAt(index: number, left: readonly Fact[]): string {
  const fact = left[index]
  return fact ? `${MATCH_LETTERS[index]} is wrong in it: ${tellInClause(fact)}` : ''
}
