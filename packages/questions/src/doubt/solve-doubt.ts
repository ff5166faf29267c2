import type { DoubtAnswer } from '@ekagra/schema/doubt-answer'
import type { Solution } from './solution.ts'
import { solvers } from './solvers/solvers.ts'
import { tidyDoubt } from './tidy-doubt.ts'

/** Answers a question of fact from checked tables, or null. */
export type FactLookup = (question: string) => Solution | null

/**
 * A worked answer to a typed doubt, or null: a doubt gets no answer unless every word is understood and a second
 * method confirms the result.
 */
export function solveDoubt(text: string, lookUpFact?: FactLookup): DoubtAnswer | null {
  const doubt = tidyDoubt(text)
  if (!doubt) return null
  for (const solve of Object.values(solvers)) {
    const solution = solve(doubt)
    if (solution) return toAnswer(doubt.original, solution)
  }
  const fact = lookUpFact?.(doubt.original)
  return fact ? toAnswer(doubt.original, fact) : null
}

const toAnswer = (
  question: string,
  { subject = 'Mathematics', difficulty, steps, finalAnswer, concepts }: Solution,
): DoubtAnswer => ({
  question,
  subject,
  difficulty,
  steps: [...steps],
  finalAnswer,
  concepts: [...concepts],
  isSampleAnswer: false,
})
