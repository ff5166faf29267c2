import type { UserAnswer } from '@ekagra/schema/history-entry'
import { canCheck, canGoNext, canSubmitTest, isAnswered, isLast, type Session } from './session.ts'

/** `next` in test mode does what Check does in practice, so it needs an answer too. */
export interface PrimaryAction {
  kind: 'check' | 'next' | 'finish' | 'submit'
  enabled: boolean
}

export const primaryAction = (session: Session): PrimaryAction => {
  const { mode, phase, checked, index } = session
  if (mode === 'test' && phase === 'answering') {
    if (isLast(session)) return { kind: 'submit', enabled: canSubmitTest(session) }
    return { kind: 'next', enabled: isAnswered(session, index) && canGoNext(session) }
  }
  if (phase === 'answering' && checked[index] !== true) return { kind: 'check', enabled: canCheck(session) }
  return isLast(session) ? { kind: 'finish', enabled: true } : { kind: 'next', enabled: canGoNext(session) }
}

/** Practice shows right and wrong once an answer is checked and in review; a test never does. */
export const showsFeedback = ({ mode, phase, checked }: Session, index: number): boolean =>
  mode === 'practice' && (phase === 'review' || checked[index] === true)

/** The explanation is behind a toggle during practice and always open in review. */
export const explanationState = (session: Session, index: number): 'hidden' | 'toggle' | 'open' => {
  if (session.mode === 'practice' && session.phase === 'review') return 'open'
  return showsFeedback(session, index) ? 'toggle' : 'hidden'
}

/** How an option is marked where feedback is shown. Uses original option indexes. */
export const optionMark = (
  option: number,
  answer: UserAnswer,
  correctAnswer: number,
): 'correct' | 'incorrect' | 'none' => {
  if (option === correctAnswer) return 'correct'
  return option === answer ? 'incorrect' : 'none'
}

export const NAVIGATOR_BUTTONS_ON_MOBILE = 12

/** How many numbered buttons the navigator shows, and how many are hidden behind '+N more'. */
export const navigatorButtons = (total: number, isMobile: boolean): { shown: number; more: number } => {
  const shown = isMobile ? Math.min(total, NAVIGATOR_BUTTONS_ON_MOBILE) : total
  return { shown, more: total - shown }
}
