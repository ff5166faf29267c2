import { isCorrect } from '@ekagra/exam/grade'
import { type PaletteState, paletteState } from '@ekagra/exam/question-palette'
import { isAnswered, type Session } from '@ekagra/exam/session'
import { showsFeedback } from '@ekagra/exam/session-view'
import type { Question } from '@ekagra/schema/question'

/** Practice tells right from wrong; a test has the five states of an exam's palette. */
export type NavigatorState = 'right' | 'wrong' | 'chosen' | 'open' | PaletteState

export function navigatorState(
  session: Session,
  questions: readonly (Question | null)[],
  index: number,
): NavigatorState {
  if (session.mode === 'test') return paletteState(session, index)
  if (!isAnswered(session, index)) return 'open'
  if (!showsFeedback(session, index)) return 'chosen'
  const question = questions[index]
  return question && isCorrect(question, session.answers[index]) ? 'right' : 'wrong'
}

/** How many stand in each state. */
export function countStates(states: readonly NavigatorState[]): (...wanted: NavigatorState[]) => number {
  return (...wanted) => states.filter((state) => wanted.includes(state)).length
}
