import { defineShape } from './define-shape.ts'
import { capitalise, pickColumn, teach, tellInClause } from './facts.ts'
import { drawPairs, giveNames } from './pairs.ts'

/** "Which of the following is wrongly matched? Gir – Gujarat; Kaziranga – Bihar; Periyar – Kerala; Bandipur – Karnataka" */
export const wrongPair = defineShape({
  name: 'wrong pair',
  weights: { easy: 1, medium: 1, hard: 1 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, ({ facts: all, variety }) => all.length >= 8 && variety >= 5)
    if (!asked) return null
    const pairs = drawPairs(asked, rng.shuffle([false, true, true, true]), level, facts.table.near ?? [], rng)
    const wrong = pairs?.find(({ isRight }) => !isRight)
    if (!pairs || !wrong) return null
    const right = pairs.filter(({ isRight }) => isRight)
    // One value among three equal ones would be taken for the wrong one at sight.
    if (new Set(right.map(({ value }) => value)).size === 1) return null
    const { name } = wrong.fact.row
    const heads = `${facts.table.header} – ${asked.column.header}`
    return {
      about: `${name}/${asked.id}`,
      from: pairs.map(({ fact }) => fact),
      given: { pairs: giveNames(pairs) },
      prompt: [
        rng.pick([
          `Which of the following pairs (${heads}) is NOT correctly matched?`,
          `Which of the following pairs (${heads}) is wrongly matched?`,
        ]),
        ...pairs.map(({ fact, value }) => `• ${capitalise(fact.row.name)} – ${value}`),
      ].join('\n'),
      answer: capitalise(name),
      mistakes: right.map(({ fact }) => ({
        value: capitalise(fact.row.name),
        because: `${tellInClause(fact)}, as the pair says`,
      })),
      steps: [
        `Right: ${right.map(({ fact }) => tellInClause(fact)).join('; ')}.`,
        `Wrong: the pair of ${name} with ${wrong.value}. ${teach(wrong.fact)}`,
        `So the answer is: ${capitalise(name)}`,
      ],
    }
  },
  solve: ({ pairs }, table) =>
    pairs
      .filter(({ name, column, value }) => !table.holds(name, column, value))
      .map(({ name }) => name)
      .join(' or '),
})
