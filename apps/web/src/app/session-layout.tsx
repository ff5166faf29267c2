import { useEffect } from 'react'
import { loadRecovery } from '../lib/load-recovery.ts'
import { PageFrame } from './page-frame.tsx'

/** Once the first question is there, and well before the last. */
const LOOK_AHEAD_AFTER_MS = 3000

/** What the end of a session needs, so that it can be finished and read where the network is gone by then. */
const lookAhead = () =>
  loadRecovery.withoutReload(() =>
    Promise.all([
      import('../features/question-session/session-parts.ts').then((parts) => parts.fetchSessionParts()),
      import('../features/results/test-results-page.tsx'),
      import('../features/results/practice-results-page.tsx'),
      import('../lib/stores/record-review.ts'),
      import('../components/ui/toaster.tsx'),
    ]),
  )

/** A question session stands alone: no header, no tabs, nothing to wander off to. */
export function SessionLayout() {
  useEffect(() => {
    const timer = setTimeout(() => {
      lookAhead().catch(() => undefined) // what is missing is asked for again when it is needed
    }, LOOK_AHEAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="animate-layout">
      <PageFrame />
    </div>
  )
}
