import { finishSession, hasAnswers, type Session } from './session.ts'

/** The exit button asks first when an answer could be lost. */
export const exitStep = (session: Session): 'confirm' | 'leave' =>
  session.phase === 'answering' && hasAnswers(session) ? 'confirm' : 'leave'

/** Leaving goes back in the browser's history, else to the search. */
export const exitTarget = (canGoBack: boolean): 'back' | 'search' => (canGoBack ? 'back' : 'search')

export type ConfirmedExit =
  | { kind: 'submit'; notice: 'test-completed'; session: Session }
  | { kind: 'leave'; notice: 'practice-ended'; session: Session }

/** Confirming the dialog hands a test in with the answers it has; practice just ends. */
export const confirmExit = (session: Session): ConfirmedExit =>
  session.mode === 'test'
    ? { kind: 'submit', notice: 'test-completed', session: finishSession(session) }
    : { kind: 'leave', notice: 'practice-ended', session }
