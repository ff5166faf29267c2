import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Draft, Generator } from './define-generator.ts'
import { COMPUTED } from './marks.ts'
import type { Random } from './random/random.ts'
import type { SetShape } from './set-shape.ts'
import type { ValueInput } from './values/value.ts'

interface SetDefinition<Levels extends Record<Difficulty, unknown>, D extends Draft> {
  id: string
  /** Bump when a seed would give another question. */
  version: number
  levels: Levels
  set: SetShape
  /** One stem with all its questions: `span` drafts that share a figure. */
  generate(rng: Random, level: Levels[Difficulty]): readonly D[]
  /** The answer by another method, from `given` alone. */
  solve(given: D['given']): ValueInput
}

/** A computed type whose questions share a stem, as in bank papers; see chapters/reasoning/seating/seating-set.ts. */
export function defineSet<const Levels extends Record<Difficulty, unknown>, D extends Draft>(
  definition: SetDefinition<Levels, D>,
): Generator {
  const { id, version, levels, set } = definition
  // The questions of a set are asked one after the other, and a stem takes long to prove.
  let last: { key: string; drafts: readonly D[] } | undefined
  return {
    id,
    version,
    trust: 'computed',
    set,
    concepts: () => new Map(),
    size: () => Number.POSITIVE_INFINITY,
    // Its questions are on no concept, but they are computed.
    count: (query) => (COMPUTED.includes(query) ? Number.POSITIVE_INFINITY : 0),
    draw(level, random, _, place) {
      const { key, random: ofSet, number } = place ?? { key: null, random, number: 0 }
      if (key === null || last?.key !== key)
        last = { key: key ?? '', drafts: definition.generate(ofSet, levels[level]) }
      const draft = last.drafts[number]
      if (!draft) throw new RangeError(`${id} has only ${last.drafts.length} questions on this stem`)
      return { ...draft, concepts: [], solve: () => definition.solve(draft.given) }
    },
  }
}
