import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import { catalogue } from '@ekagra/questions/chapters/catalogue'
import { regenerate } from '@ekagra/questions/paper/make-paper'
import type { Question } from '@ekagra/schema/question'
import { markSeen } from '../stores/learner/seen-questions.ts'
import { handOverSession } from '../stores/session/session-hand-over.ts'
import { type Challenge, typeNameOf } from './challenge-code.ts'

/**
 * The questions of a challenge; null if a type of question was removed or has changed since the link was
 * made.
 */
export async function makeQuestionsOf({ questions, difficulty }: Challenge): Promise<Question[] | null> {
  const types = new Map(catalogue.map(({ id }) => [typeNameOf(id), id]))
  const made = await Promise.all(
    questions.map(async ({ typeName, ...origin }) => {
      const type = types.get(typeName)
      return type === undefined ? null : regenerate({ ...origin, type })
    }),
  )
  return made.includes(null) ? null : normaliseQuestions(made, { timestamp: 0, difficulty })
}

/** Stores the session of a challenge and returns its path. */
export function startChallenge(challenge: Challenge, questions: readonly Question[]): string {
  const { topic, mode, difficulty, orderKey, score } = challenge
  markSeen(
    topic,
    difficulty,
    questions.map(({ id }) => id),
  )
  return handOverSession({
    topic,
    mode,
    difficulty,
    questionCount: questions.length,
    questions,
    challenge: { orderKey, score },
  })
}
