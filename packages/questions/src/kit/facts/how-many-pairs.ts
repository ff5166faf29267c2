import { defineShape } from './define-shape.ts'
import { capitalise, pickColumn, tellInClause } from './facts.ts'
import { drawPairs, giveNames, type Pair } from './pairs.ts'

const COUNTS: Readonly<Record<3 | 4, readonly string[]>> = {
  3: ['None of the pairs', 'Only one pair', 'Only two pairs', 'All three pairs'],
  4: ['None of the pairs', 'Only one pair', 'Only two pairs', 'Only three pairs', 'All four pairs'],
}

/** "How many of these pairs are correctly matched? 1. Gir – Gujarat 2. Periyar – Bihar 3. ..." */
export const howManyPairs = defineShape({
  name: 'how many pairs',
  weights: { easy: 0, medium: 1, hard: 6 },
  draw(facts, level, rng) {
    const size = level === 'hard' ? 4 : 3
    const counts = COUNTS[size]
    // With four pairs 'none' is left out, so that there are four options and each count is right equally often.
    const key = rng.int(size === 4 ? 1 : 0, size)
    const asked = pickColumn(facts, level, rng, ({ facts: all, variety }) => all.length >= 8 && variety >= 5)
    const truth = rng.shuffle(Array.from({ length: size }, (_, index) => index < key))
    const pairs = asked && drawPairs(asked, truth, level, facts.table.near ?? [], rng)
    const answer = counts[key]
    if (!pairs || answer === undefined) return null
    return {
      about: `how many ${pairs.map(({ fact }) => fact.row.name).join()}`,
      from: pairs.map(({ fact }) => fact),
      given: { pairs: giveNames(pairs) },
      prompt: [
        `Consider the following pairs (${facts.table.header} – ${asked.column.header}):`,
        ...pairs.map(({ fact, value }, index) => `${index + 1}. ${capitalise(fact.row.name)} – ${value}`),
        'How many of the pairs are correctly matched?',
      ].join('\n'),
      answer,
      mistakes: counts
        .map((value, count) => ({ value, count }))
        .filter(({ count }) => count !== key && (size === 3 || count > 0))
        .map(({ value, count }) => ({ value, because: mistakeIn(count > key, pairs) })),
      steps: [...pairs.map(explain), `So the answer is: ${answer}`],
    }
  },
  solve: ({ pairs }, table) =>
    COUNTS[pairs.length === 4 ? 4 : 3][
      pairs.filter(({ name, column, value }) => table.holds(name, column, value)).length
    ] ?? '',
})

const explain = ({ fact, isRight }: Pair, index: number): string =>
  `Pair ${index + 1} is ${isRight ? 'right' : 'wrong'}: ${tellInClause(fact)}. ${isRight ? '' : fact.row.note}`.trimEnd()

/** A count that is too high takes a wrong pair as right, one that is too low a right pair as wrong. */
function mistakeIn(isTooMany: boolean, pairs: readonly Pair[]): string {
  const index = pairs.findIndex(({ isRight }) => isRight !== isTooMany)
  const pair = pairs[index]
  return pair ? `pair ${index + 1} is ${isTooMany ? 'wrong' : 'right'}: ${tellInClause(pair.fact)}` : ''
}
