import { answeredCount, type Session } from '@ekagra/exam/session/session'

/** Handing in asks first when something is still open or marked. */
export function needsSubmitQuestion(session: Session): boolean {
  return answeredCount(session) < session.answers.length || session.marked.includes(true)
}
