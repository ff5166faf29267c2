import { hasAnswers, type Session } from './session.ts'

/** The exit button asks first when an answer could be lost. */
export const exitStep = (session: Session): 'confirm' | 'leave' =>
  session.phase === 'answering' && hasAnswers(session) ? 'confirm' : 'leave'

/** Leaving goes back in the browser's history, else to the search. */
export const exitTarget = (canGoBack: boolean): 'back' | 'search' => (canGoBack ? 'back' : 'search')
