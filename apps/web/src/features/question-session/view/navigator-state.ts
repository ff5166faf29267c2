import { isCorrect } from '@ekagra/exam/grading/grade'
import { type PaletteState, paletteState } from '@ekagra/exam/session/question-palette'
import { isAnswered, questionCount, type Session } from '@ekagra/exam/session/session'
import { showsFeedback } from '@ekagra/exam/session/session-view'
import type { Question } from '@ekagra/schema/question'

/**
 * Practice shows right and wrong; a test has the five states of an exam's palette. Questions still to come
 * are 'coming'.
 */
export type NavigatorState = 'right' | 'wrong' | 'chosen' | 'open' | 'coming' | PaletteState

export function navigatorState(
  session: Session,
  questions: readonly (Question | null)[],
  index: number,
): NavigatorState {
  if (index >= session.answers.length) return 'coming'
  if (session.mode === 'test') return paletteState(session, index)
  if (!isAnswered(session, index)) return 'open'
  if (!showsFeedback(session, index)) return 'chosen'
  const question = questions[index]
  return question && isCorrect(question, session.answers[index]) ? 'right' : 'wrong'
}

/** One state for each question, including those still to come. */
export const navigatorStates = (
  session: Session,
  questions: readonly (Question | null)[],
): NavigatorState[] =>
  Array.from({ length: questionCount(session) }, (_, index) => navigatorState(session, questions, index))

/** How many questions are in any of these states. */
export function countStates(states: readonly NavigatorState[]): (...wanted: NavigatorState[]) => number {
  return (...wanted) => states.filter((state) => wanted.includes(state)).length
}
