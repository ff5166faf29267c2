import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Figure } from '@ekagra/schema/figure'
import type { Source } from '@ekagra/schema/question'
import type { Bank } from './bank/define-bank.ts'
import { comparableWords, isOn } from './concepts.ts'
import type { FactTable } from './facts/define-table.ts'
import { COMPUTED } from './marks.ts'
import type { Mistake, WrittenOption } from './options/build-options.ts'
import { createRandom, type Random } from './random/random.ts'
import type { SetPlace, SetShape } from './set-shape.ts'
import { tryDraw } from './try-draw.ts'
import type { Value, ValueInput } from './values/value.ts'
import { render, type Text } from './wording/say.ts'

/** The facts of a question as plain data: exported with the question and read by the second solver. */
export type Given = null | boolean | number | string | readonly Given[] | { readonly [name: string]: Given }

/** A question before its options are chosen. */
export interface Draft {
  /** Exactly what the prompt says, never the answer. */
  given: Given
  prompt: Text
  answer: ValueInput
  /** At least three, on both sides of a numeric answer. A bare number has the unit of the answer. */
  mistakes: readonly Mistake[]
  others?: readonly ValueInput[]
  within?: readonly [min: number, max: number]
  /** The last one ends with the answer. */
  steps: readonly Text[]
  figure?: Figure
  /** Sentences or a paragraph that it shows: a paper has none of them twice while there are others. */
  pieces?: readonly string[]
  /** The concept that this form of the question tests, when the type has several; or several, the main one first. */
  concept?: string | readonly string[]
}

interface Definition<Levels extends Record<Difficulty, unknown>, D extends Draft> {
  /** Folder and file: 'number/highest-common-factor'. */
  id: string
  /** Bump when a seed would give another question. */
  version: number
  /** The concepts that its forms test: ids of its chapter. Without them, every question is on the type itself. */
  concepts?: readonly string[]
  levels: Levels
  generate(rng: Random, level: Levels[Difficulty]): D
  /** The answer by another method, from `given` alone. */
  solve(given: D['given']): ValueInput
  /** Only when more than one value can be right: whether this value would be right. */
  accepts?(given: D['given'], value: Value): boolean
}

/** A draft that can be solved and checked without knowing the type of `given`. */
export interface Draw extends Draft {
  solve(): ValueInput
  /** The answer for other facts of the same shape, such as those of a typed question; null for facts of another shape. */
  solveFor?: (given: Given) => ValueInput | null
  accepts?: (value: Value) => boolean
  /** The fact or the sum that is asked: a paper does not ask it twice while there are others. */
  about?: string
  /** The shape of a question about a fact, for the benchmark. */
  shape?: string
  source?: Source
  /** The three wrong options of a written question: none is added or replaced. */
  written?: readonly WrittenOption[]
  /** The author's explanation, shown when there are no steps. */
  explanation?: string
  /** Ids of the concepts of its chapter that it tests, the main one first. */
  concepts: readonly string[]
}

export interface Generator {
  id: string
  version: number
  trust: 'computed' | 'curated'
  /** The different questions it has on each of its concepts; infinite where they are computed. */
  concepts(): ReadonlyMap<string, number>
  /** The different questions it has in all. */
  size(): number
  /** The same for one concept, or for a query (see kit/concepts.ts). */
  count(concept: string): number
  /** The different questions of a level, where they are written out. */
  sizeAt?(level: Difficulty, concept?: string): number
  /** With a concept or a query, only questions on it. `set` is there when the type has a `set` shape. */
  draw(level: Difficulty, random: Random, concept?: string, set?: SetPlace): Draw
  /** Only for a type whose questions share a stem. */
  set?: SetShape
  /** The table of facts it asks about, if any: notes show it. */
  table?: FactTable
  /** The written bank it asks, if any: the number of questions is limited. */
  bank?: Bank
}

/** The shape of every computed generator; see chapters/mathematics/hcf-lcm/highest-common-factor.ts. */
export function defineGenerator<const Levels extends Record<Difficulty, unknown>, D extends Draft>(
  definition: Definition<Levels, D>,
): Generator {
  const { id, version, levels } = definition
  const counts = new Map<string, number>()
  const countOf = (query: string): number => {
    const tested = definition.concepts?.map((concept) => [concept]) ?? [[]]
    if (tested.some((concepts) => isOn(byConcept(query), [...concepts, ...COMPUTED], noText)))
      return Number.POSITIVE_INFINITY
    return hasWords(query) && asksOften(definition, query) ? Number.POSITIVE_INFINITY : 0
  }
  return {
    id,
    version,
    trust: 'computed',
    concepts: () => new Map(definition.concepts?.map((concept) => [concept, Number.POSITIVE_INFINITY])),
    size: () => Number.POSITIVE_INFINITY,
    count(query) {
      const count = counts.get(query) ?? countOf(query)
      counts.set(query, count)
      return count
    },
    draw(level, random, concept) {
      const draft = drawOn(concept, definition, () => definition.generate(random, levels[level]))
      const { given } = draft
      const accepts = definition.accepts
      return {
        ...draft,
        // The same numbers in another story are the same question.
        about: `${id} ${JSON.stringify(given)}`,
        concepts: conceptsOf(draft, definition),
        solve: () => definition.solve(given),
        solveFor: (other) => {
          const isOfShape = (facts: Given): facts is D['given'] => hasShape(facts, given)
          return isOfShape(other) ? definition.solve(other) : null
        },
        ...(accepts && { accepts: (value: Value) => accepts(given, value) }),
      }
    },
  }
}

/** Whether facts have the same fields with the same kinds of values as others. Lists may differ in length and in the order of what they hold. */
function hasShape(facts: Given, like: Given): boolean {
  if (Array.isArray(like))
    return (
      Array.isArray(facts) &&
      facts.every((one) => like.length === 0 || like.some((other) => hasShape(one, other)))
    )
  if (like === null || typeof like !== 'object') return typeof facts === typeof like
  if (facts === null || typeof facts !== 'object' || Array.isArray(facts)) return false
  const [own, other] = [new Map(Object.entries(facts)), Object.entries(like)]
  return (
    own.size === other.length &&
    other.every(([name, value]) => own.has(name) && hasShape(own.get(name) ?? null, value))
  )
}

/** Forms that a draw skips before the level counts as having none on the concept. */
const MAX_TRIES = 60

function drawOn<D extends Draft>(
  concept: string | undefined,
  definition: { id: string; concepts?: readonly string[] },
  generate: () => D,
): D {
  if (concept === undefined) return generate()
  const query = byConcept(concept)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const draft = generate()
    if (isOn(query, [...conceptsOf(draft, definition), ...COMPUTED], () => askedIn(draft))) return draft
  }
  throw new RangeError(`${definition.id} has no form on ${concept} at this level`)
}

const noText = (): string => ''

/** A term that names a concept is met by the concept alone: of a computed question its forms say what it tests. */
const byConcept = (query: string): string =>
  query
    .split(' ')
    .map((term) => {
      const concepts = term.split('/').filter((alternative) => !/^[~!^]/.test(alternative))
      return concepts.length > 0 ? concepts.join('/') : term
    })
    .join(' ')

const hasWords = (query: string): boolean => /[~^]/.test(byConcept(query))

/** Draws of each level that are searched for the words of a query: more on a concept, which few of the draws are on. */
const SEARCHED = 12
const SEARCHED_ON_CONCEPT = 40
/** How many of them must have the words. */
const FEWEST_FOUND = 2

/** Whether a type asks for what the words say: 'find the horizontal range' for 'projectile motion range'. */
function asksOften<Levels extends Record<Difficulty, unknown>, D extends Draft>(
  definition: Definition<Levels, D>,
  query: string,
): boolean {
  const concepts = byConcept(query)
    .split(' ')
    .filter((term) => !/^[~!^]/.test(term))
  const isOnAll = concepts.every((term) =>
    (definition.concepts ?? ['']).some((concept) => isOn(term, [concept, ...COMPUTED], noText)),
  )
  if (!isOnAll) return false
  const length = concepts.length > 0 ? SEARCHED_ON_CONCEPT : SEARCHED
  const random = createRandom(JSON.stringify([definition.id, query]))
  const meets = (draft: D) =>
    isOn(byConcept(query), [...conceptsOf(draft, definition), ...COMPUTED], () => askedIn(draft))
  const { easy, medium, hard } = definition.levels
  let found = 0
  for (const level of [easy, medium, hard])
    for (let draws = 0; draws < length; draws++) {
      const draft = tryDraw(() => definition.generate(random, level))
      if (typeof draft !== 'string' && meets(draft)) found++
      if (found === FEWEST_FOUND) return true
    }
  return false
}

/** 'If its eccentricity is 3/5, the length of the minor axis is' asks for the axis. */
const CONDITION = /^(?:if|when|for|given|taking|using|with|assuming)\b.*,\s/i

/** What a computed question asks for: its last sentence, but for a remark in brackets. What it gives says little about what it tests. */
function askedIn({ prompt }: Draft): string {
  const withoutRemarks = render(prompt).replace(/\([^)]*\)|\[[^\]]*\]/g, '')
  const asked =
    withoutRemarks
      .trim()
      .split(/(?<=[.?!])\s+/)
      .at(-1) ?? ''
  return ` ${comparableWords(asked.replace(CONDITION, '')).join(' ')} `
}

/** A type with one concept need not repeat it in every form. */
const conceptsOf = (
  { concept }: Draft,
  { concepts = [] }: { concepts?: readonly string[] },
): readonly string[] => {
  if (concept !== undefined) return typeof concept === 'string' ? [concept] : concept
  return concepts.length === 1 ? concepts : []
}
