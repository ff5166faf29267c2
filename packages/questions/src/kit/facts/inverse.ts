import { defineShape } from './define-shape.ts'
import { fill } from './define-table.ts'
import { capitalise, isGivenAway, isTrue, pickAlone, pickColumn, teach, tellInClause } from './facts.ts'
import { nearFacts } from './near-facts.ts'

/** "Which of these days is observed on 5 June?" */
export const inverse = defineShape({
  name: 'inverse',
  weights: { easy: 8, medium: 5, hard: 1 },
  draw(facts, level, rng) {
    const asked = pickColumn(
      facts,
      level,
      rng,
      ({ column, variety, facts: { length } }) => column.askBack !== undefined && variety >= 3 && length >= 8,
    )
    if (!asked) return null
    const fact = pickAlone(asked, level, facts, rng)
    if (!fact) return null
    // 'Which of these flows into the Sutlej?' rules the Sutlej out.
    const others = asked.facts.filter(
      (other) => !isTrue(other, fact.value) && !isGivenAway(other.row.name, fact.value),
    )
    if (others.length < 3) return null
    const wrong = nearFacts(fact, others, level, facts.table.near ?? [], rng)
    // A column may offer only what is alike in another one: nothing is in the period of helium.
    if (wrong.length < 3) return null
    return {
      about: `${fact.row.name}/${asked.id}`,
      from: [fact],
      // Several names of the table may have the value; only one of the options has it.
      given: {
        value: fact.value,
        column: asked.id,
        among: rng.shuffle([fact, ...wrong]).map(({ row }) => row.name),
      },
      prompt: fill(rng.pick(asked.column.askBack ?? []), '', fact.value),
      answer: capitalise(fact.row.name),
      mistakes: wrong.map((other) => ({ value: capitalise(other.row.name), because: tellInClause(other) })),
      steps: [teach(fact), `So the answer is: ${capitalise(fact.row.name)}`],
    }
  },
  solve: ({ value, column, among }, table) =>
    table
      .namesWith(column, value)
      .filter((name) => among.includes(name))
      .join(' or '),
  accepts: ({ value, column }, name, table) => table.holds(name, column, value),
})
