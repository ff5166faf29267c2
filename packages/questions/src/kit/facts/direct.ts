import { defineShape } from './define-shape.ts'
import { fill } from './define-table.ts'
import {
  type AskedColumn,
  capitalise,
  fakesOf,
  isGivenAway,
  isTrue,
  pickAlone,
  pickColumn,
  teach,
  tellInClause,
} from './facts.ts'
import { nearFacts } from './near-facts.ts'
import { isNearInTime, withoutSeries, yearsNear } from './years-near.ts'

/** With fewer values than this, the options would always be the same. */
const FEWEST_VALUES = 5

export const isAskedDirectly = ({ column, variety }: AskedColumn): boolean =>
  column.ask !== undefined && variety >= FEWEST_VALUES

/** "On which date is World Environment Day observed?" */
export const direct = defineShape({
  name: 'direct',
  weights: { easy: 10, medium: 6, hard: 1 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, isAskedDirectly)
    if (!asked) return null
    const fact = pickAlone(asked, level, facts, rng)
    if (!fact) return null
    const { name } = fact.row
    const others = asked.facts.filter(({ value }) => !isTrue(fact, value))
    const fakes = fakesOf(fact)
    const offered =
      fakes.length > 0
        ? []
        : nearFacts(fact, others, level, facts.table.near ?? [], rng, 7, true).filter(
            ({ value, order }) => !isGivenAway(name, value) && isNearInTime(fact, order, level),
          )
    const made = fakes.length > 0 ? fakes : yearsNear(fact, asked, offered, level, rng)
    const wrong = [
      ...offered.map((other) => ({ value: capitalise(other.value), because: tellInClause(other) })),
      ...made.map((value) => ({ value: capitalise(value), because: tellInClause(fact) })),
    ]
    // The false values of a table were chosen to stand as they are.
    const mistakes = fakes.length > 0 ? wrong : withoutSeries(fact, wrong)
    if (mistakes.length < 3) return null
    return {
      about: `${name}/${asked.id}`,
      from: [fact],
      given: { name, column: asked.id },
      prompt: fill(rng.pick(asked.column.ask ?? []), name, ''),
      answer: capitalise(fact.value),
      mistakes,
      steps: [teach(fact), `So the answer is: ${capitalise(fact.value)}`],
    }
  },
  solve: ({ name, column }, table) => table.valuesOf(name, column)[0] ?? '',
  accepts: ({ name, column }, value, table) => table.holds(name, column, value),
})
