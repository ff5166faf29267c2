import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Figure } from '@ekagra/schema/figure'
import type { Source } from '@ekagra/schema/question'
import type { Bank } from './bank/define-bank.ts'
import type { FactTable } from './facts/define-table.ts'
import type { Mistake } from './options/build-options.ts'
import type { Random } from './random/random.ts'
import type { Value, ValueInput } from './values/value.ts'
import type { Text } from './wording/say.ts'

/** What a question tells the learner, as plain data: it is exported with the question and read by the second solver. */
export type Given = null | boolean | number | string | readonly Given[] | { readonly [name: string]: Given }

/** A question before its options are chosen. */
export interface Draft {
  /** Exactly what the prompt tells, never the answer. */
  given: Given
  prompt: Text
  answer: ValueInput
  /** At least three, on both sides of a numeric answer. A bare number takes the unit of the answer. */
  mistakes: readonly Mistake[]
  others?: readonly ValueInput[]
  within?: readonly [min: number, max: number]
  /** The last one ends in the answer. */
  steps: readonly Text[]
  figure?: Figure
}

interface Definition<Levels extends Record<Difficulty, unknown>, D extends Draft> {
  /** Folder and file: 'number/highest-common-factor'. */
  id: string
  /** Goes up when a seed would give another question. */
  version: number
  levels: Levels
  generate(rng: Random, level: Levels[Difficulty]): D
  /** The answer by another method, from nothing but what is given. */
  solve(given: D['given']): ValueInput
  /** Only where more than one value can be right: whether this one would be. */
  accepts?(given: D['given'], value: Value): boolean
}

/** A draft that can be solved and checked without knowing the type of what is given. */
export interface Draw extends Draft {
  solve(): ValueInput
  accepts?: (value: Value) => boolean
  /** The fact that it asks for: a paper asks no fact twice as long as there are others. */
  about?: string
  /** The way in which a fact is asked, for the benchmark. */
  shape?: string
  source?: Source
  /** The three wrong options where an author wrote them: none is chosen, none is invented. */
  written?: readonly string[]
  /** An author's own words; they stand where there are no steps. */
  explanation?: string
}

export interface Generator {
  id: string
  version: number
  trust: 'computed' | 'curated'
  draw(level: Difficulty, random: Random): Draw
  /** What it asks about, where that is a table of facts: notes show it. */
  table?: FactTable
  /** Where it asks what an author wrote: so many questions and no more. */
  bank?: Bank
}

/** The shape of every procedural generator; see generators/number/highest-common-factor.ts. */
export function defineGenerator<const Levels extends Record<Difficulty, unknown>, D extends Draft>(
  definition: Definition<Levels, D>,
): Generator {
  const { id, version, levels } = definition
  return {
    id,
    version,
    trust: 'computed',
    draw(level, random) {
      const draft = definition.generate(random, levels[level])
      const { given } = draft
      const accepts = definition.accepts
      return {
        ...draft,
        solve: () => definition.solve(given),
        ...(accepts && { accepts: (value: Value) => accepts(given, value) }),
      }
    },
  }
}
