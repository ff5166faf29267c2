import type { UserAnswer } from '@ekagra/schema/history-entry'
import { bandOf } from '../grading/score-bands.ts'

export const QUIZ_AUTO_ADVANCE_MS = 1500

/** A running quiz: answers by position, each can be changed. `reached` is the furthest question shown so far. */
export interface Quiz {
  readonly index: number
  readonly reached: number
  readonly answers: readonly UserAnswer[]
  readonly finished: boolean
}

export type QuizStep = { ok: true; quiz: Quiz } | { ok: false; reason: 'answer-needed' }

/** Undefined when there are no questions. */
export const startQuiz = (total: number): Quiz | undefined =>
  total > 0
    ? { index: 0, reached: 0, answers: Array<UserAnswer>(total).fill(null), finished: false }
    : undefined

export const isLastOfQuiz = ({ index, answers }: Quiz): boolean => index === answers.length - 1

export const answerQuiz = (quiz: Quiz, option: number): Quiz => {
  const exists = Number.isInteger(option) && option >= 0 && option < 4
  if (!exists || quiz.finished) return quiz
  return { ...quiz, answers: quiz.answers.map((old, at) => (at === quiz.index ? option : old)) }
}

/** Next needs an answer; on the last question it finishes. */
export const advanceQuiz = (quiz: Quiz): QuizStep => {
  if (quiz.finished) return { ok: true, quiz }
  if ((quiz.answers[quiz.index] ?? null) === null) return { ok: false, reason: 'answer-needed' }
  if (isLastOfQuiz(quiz)) return { ok: true, quiz: { ...quiz, finished: true } }
  const index = quiz.index + 1
  return { ok: true, quiz: { ...quiz, index, reached: Math.max(quiz.reached, index) } }
}

export const goBackInQuiz = (quiz: Quiz): Quiz =>
  quiz.index > 0 && !quiz.finished ? { ...quiz, index: quiz.index - 1 } : quiz

/** Whether choosing an answer moves on automatically: only on the furthest question reached so far. */
export const quizAdvancesItself = (quiz: Quiz, switchedOn: boolean): boolean =>
  switchedOn && !quiz.finished && quiz.index === quiz.reached && (quiz.answers[quiz.index] ?? null) !== null

export const quizHeadline = (percentage: number) =>
  bandOf(
    percentage,
    [
      [90, 'outstanding'],
      [80, 'excellent'],
      [70, 'great-job'],
      [60, 'good-work'],
    ],
    'keep-practicing',
  )
