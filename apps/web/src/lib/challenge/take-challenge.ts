import { correctAsked } from '@ekagra/exam/correction/correct-question'
import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import { catalogue } from '@ekagra/questions/chapters/catalogue'
import { regenerate } from '@ekagra/questions/paper/make-paper'
import type { Question } from '@ekagra/schema/question'
import { readCorrectionBook } from '../corrections/correction-store.ts'
import { markSeen } from '../stores/learner/seen-questions.ts'
import { handOverSession } from '../stores/session/session-hand-over.ts'
import { type Challenge, typeNameOf } from './challenge-code.ts'

/**
 * The questions of a challenge; null if a type of question was removed or has changed since the link was
 * made. One that was corrected since comes with its right key; one that was taken out is left out.
 */
export async function makeQuestionsOf({ questions, difficulty }: Challenge): Promise<Question[] | null> {
  const types = new Map(catalogue.map(({ id }) => [typeNameOf(id), id]))
  const made = await Promise.all(
    questions.map(async ({ typeName, ...origin }) => {
      const type = types.get(typeName)
      return type === undefined ? null : regenerate({ ...origin, type })
    }),
  )
  if (made.includes(null)) return null
  const book = readCorrectionBook()
  return normaliseQuestions(made, { timestamp: 0, difficulty }).flatMap(
    (question) => correctAsked(question, book) ?? [],
  )
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
    challenge: { orderKey, score: score === undefined ? score : Math.min(score, questions.length) },
  })
}
