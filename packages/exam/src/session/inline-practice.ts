import type { Question } from '@ekagra/schema/question'
import { isCorrect } from '../grading/grade.ts'

/** The practice card on home: one question at a time, each answer final. */
export type InlinePractice =
  | { state: 'not-started' }
  | { state: 'loading' }
  | { state: 'question'; questions: readonly Question[]; index: number; score: number }
  | { state: 'answered'; questions: readonly Question[]; index: number; score: number; answer: number }
  | { state: 'finished'; score: number; total: number }

export const NOT_STARTED: InlinePractice = { state: 'not-started' }

export const beginLoading = (): InlinePractice => ({ state: 'loading' })

/** Shows the first question; an empty list returns to the start. */
export const beginQuestions = (questions: readonly Question[]): InlinePractice =>
  questions.length === 0 ? NOT_STARTED : { state: 'question', questions, index: 0, score: 0 }

/** The first answer to a question counts and locks it. */
export const answerInline = (practice: InlinePractice, answer: number): InlinePractice => {
  if (practice.state !== 'question') return practice
  const question = practice.questions[practice.index]
  if (question === undefined) return practice
  const score = practice.score + (isCorrect(question, answer) ? 1 : 0)
  return { ...practice, state: 'answered', score, answer }
}

export const continueInline = (practice: InlinePractice): InlinePractice => {
  if (practice.state !== 'answered') return practice
  const { questions, index, score } = practice
  return index + 1 < questions.length
    ? { state: 'question', questions, index: index + 1, score }
    : { state: 'finished', score, total: questions.length }
}
