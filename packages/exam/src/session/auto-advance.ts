import { canFinishPractice, isAnswered, isLast, type Session } from './session.ts'

/** Within the contract's 1.2-1.5 s for practice and 0.6-0.8 s for a test. */
export const AUTO_ADVANCE_MS = { practice: 1300, test: 700 } as const

export interface AutoAdvance {
  afterMs: number
  to: 'next' | 'finish'
}

/**
 * The automatic step right after an answer is checked (practice) or selected (test), not when a learner returns to
 * an answered question. Practice finishes automatically only when every question is done; a test never does.
 */
export const autoAdvance = (session: Session, switchedOn: boolean): AutoAdvance | undefined => {
  const { mode, phase, index, checked } = session
  const done = mode === 'practice' ? checked[index] === true : isAnswered(session, index)
  if (!switchedOn || phase !== 'answering' || !done) return undefined
  if (!isLast(session)) return { afterMs: AUTO_ADVANCE_MS[mode], to: 'next' }
  return canFinishPractice(session) ? { afterMs: AUTO_ADVANCE_MS.practice, to: 'finish' } : undefined
}
