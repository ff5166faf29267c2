import type { Drawn } from '../kit/compose-question.ts'
import { patternOf } from '../kit/wording/say.ts'

/** Names that generators give to what tells their forms apart: 'find: lifting'. */
const NAMES_OF_FORMS: ReadonlySet<string> = new Set(['find', 'form', 'kind', 'side', 'asked', 'ask', 'asks'])

/** The shapes that ask for one fact; the others ('Consider the following statements') are alike in every table. */
const ONE_FACT: ReadonlySet<string> = new Set(['direct', 'inverse'])

/**
 * What a computed question gives and asks for, whatever its words and numbers: ten questions of one form are one question
 * ten times to a learner, even in other words. A question on a fact has its shape for it, and the column that it asks for
 * where it asks for one fact; a written question has the pattern of its words.
 */
export function formOf({ draw: { given, prompt, shape, about }, generator }: Drawn): string {
  if (shape !== undefined)
    return ONE_FACT.has(shape) ? JSON.stringify([generator.id, shape, about?.split('/').at(-1) ?? '']) : shape
  if (generator.trust !== 'computed' || given === null || typeof given !== 'object' || Array.isArray(given))
    return patternOf(prompt)
  const fields = Object.entries(given).map(([name, value]) =>
    typeof value === 'string' && NAMES_OF_FORMS.has(name) ? `${name} ${value}` : name,
  )
  return JSON.stringify([generator.id, ...fields])
}
