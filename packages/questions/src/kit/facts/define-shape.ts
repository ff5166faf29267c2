import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Source } from '@ekagra/schema/question'
import type { Draft, Draw } from '../define-generator.ts'
import type { Random } from '../random/random.ts'
import type { Value, ValueInput } from '../values/value.ts'
import type { ShapeName } from './define-table.ts'
import type { Fact, Facts } from './facts.ts'
import type { LookUp } from './look-up.ts'

/** A question about facts before its options are chosen. */
export interface FactDraft extends Draft {
  /** The asked fact: a paper asks one fact once, in any shape. */
  about: string
  /** The facts it is based on. */
  from: readonly Fact[]
}

interface Definition<D extends FactDraft> {
  name: ShapeName
  /** How often each level uses this shape, compared with the others; 0 for never. */
  weights: Readonly<Record<Difficulty, number>>
  /** Null when the table does not fit this shape, or the draw failed. */
  draw(facts: Facts, level: Difficulty, rng: Random): D | null
  /** The answer from `given` and the raw table alone. */
  solve(given: D['given'], table: LookUp): ValueInput
  /** Whether another value would be right as well. */
  accepts?(given: D['given'], value: string, table: LookUp): boolean
}

export interface Shape {
  name: ShapeName
  weights: Readonly<Record<Difficulty, number>>
  draw(facts: Facts, table: LookUp, level: Difficulty, rng: Random): Draw | null
}

/** A way to ask any table; see direct.ts. */
export function defineShape<D extends FactDraft>(definition: Definition<D>): Shape {
  const { name, weights, accepts } = definition
  return {
    name,
    weights,
    draw(facts, table, level, rng) {
      const draft = definition.draw(facts, level, rng)
      if (!draft) return null
      const { given, from } = draft
      return {
        ...draft,
        shape: name,
        concepts: sharedBy(from),
        source: sourceOf(from),
        solve: () => definition.solve(given, table),
        ...(accepts && {
          accepts: (value: Value) => value.kind === 'words' && accepts(given, value.text, table),
        }),
      }
    },
  }
}

/** The concepts that all facts of a question share. */
function sharedBy([first, ...others]: readonly Fact[]): readonly string[] {
  return first?.concepts.filter((concept) => others.every(({ concepts }) => concepts.includes(concept))) ?? []
}

/** The names of the sources, with the oldest date on which the facts were checked. */
function sourceOf(from: readonly Fact[]): Source {
  const titles = new Set(from.flatMap(({ row }) => row.sources))
  const [date] = from.flatMap(({ row }) => row.asOf ?? []).sort()
  return { title: [...titles].join('; '), ...(date !== undefined && { date }) }
}
