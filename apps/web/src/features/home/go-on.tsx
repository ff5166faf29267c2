import { DueToday } from './due-today.tsx'
import { ResumeSession } from './resume-session.tsx'

/** What the learner left open: an unfinished session, and the reviews of the day. */
export function GoOn() {
  return (
    <div className="mt-6 divide-y divide-rule border-y border-rule empty:hidden">
      <ResumeSession />
      <DueToday />
    </div>
  )
}
