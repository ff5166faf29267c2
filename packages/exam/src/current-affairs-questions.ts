import type { Question } from '@ekagra/schema/question'
import { CURRENT_AFFAIRS_DIFFICULTY } from './current-affairs-requests.ts'
import { isRecord } from './is-record.ts'
import { normaliseQuestions } from './normalise-question.ts'

/** How many options of a question are shown, labelled A to D. */
export const OPTIONS_SHOWN = 4

/** Questions of a current-affairs answer. Options beyond the fourth are dropped; correctIndex wins over correctAnswer. */
export const readCurrentAffairsQuestions = (arrived: unknown, timestamp: number): Question[] => {
  const questions = (Array.isArray(arrived) ? arrived : []).map((question: unknown) =>
    isRecord(question) && Array.isArray(question.options)
      ? { ...question, options: question.options.slice(0, OPTIONS_SHOWN) }
      : question,
  )
  return normaliseQuestions(questions, { timestamp, difficulty: CURRENT_AFFAIRS_DIFFICULTY })
}
