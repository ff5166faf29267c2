import type { UserAnswer } from '@ekagra/schema/history-entry'
import { percentage } from '../grading/grade.ts'
import {
  canCheck,
  canGoNext,
  canSubmitTest,
  isAnswered,
  isLast,
  questionCount,
  type Session,
} from './session.ts'

export type CardState = 'unanswered' | 'selected' | 'submitted'

export const cardState = (session: Session, index: number): CardState => {
  if (!isAnswered(session, index)) return 'unanswered'
  return session.phase !== 'answering' || session.checked[index] === true ? 'submitted' : 'selected'
}

/** `next` in test mode is the Check button under another name, so it waits for an answer as well. */
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

/** Practice tells right from wrong once checked and in review; a test never does. */
export const showsFeedback = ({ mode, phase, checked }: Session, index: number): boolean =>
  mode === 'practice' && (phase === 'review' || checked[index] === true)

/** The explanation is behind a toggle while practising and always open in review. */
export const explanationState = (session: Session, index: number): 'hidden' | 'toggle' | 'open' => {
  if (session.mode === 'practice' && session.phase === 'review') return 'open'
  return showsFeedback(session, index) ? 'toggle' : 'hidden'
}

/** How an option is marked where feedback is shown. Indexes are original ones. */
export const optionMark = (
  option: number,
  answer: UserAnswer,
  correctAnswer: number,
): 'correct' | 'incorrect' | 'none' => {
  if (option === correctAnswer) return 'correct'
  return option === answer ? 'incorrect' : 'none'
}

export const NAVIGATOR_BUTTONS_ON_MOBILE = 12

/** How many numbered buttons the navigator shows, and how many hide behind '+N more'. */
export const navigatorButtons = (total: number, isMobile: boolean): { shown: number; more: number } => {
  const shown = isMobile ? Math.min(total, NAVIGATOR_BUTTONS_ON_MOBILE) : total
  return { shown, more: total - shown }
}

/** Position in per cent: 100 on the last question. */
export const positionPercent = (session: Session): number =>
  percentage(session.index + 1, questionCount(session))
