import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { toast } from '../../lib/toast.ts'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { sessionMode } from './session-mode.ts'
import { SessionScreen } from './session-screen.tsx'
import { SessionSkeleton } from './session-skeleton.tsx'
import { useOpenSession } from './use-open-session.ts'

/** Few ever see it. */
const ElsewhereNotice = lazy(() => import('./elsewhere-notice.tsx'))

export function Component() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const test = search.get('test')
  const [mode] = useState(() => sessionMode({ pathname, test, storedMode: sessionValues.currentMode.read() }))
  const [attempt, setAttempt] = useState(0)
  const load = useOpenSession(mode, attempt)
  switch (load.kind) {
    case 'loading':
      return <SessionSkeleton />
    case 'elsewhere':
      return (
        <Suspense fallback={<SessionSkeleton />}>
          <ElsewhereNotice onTryAgain={() => setAttempt(attempt + 1)} />
        </Suspense>
      )
    case 'ready':
      return (
        <>
          {load.isRecovered && <RecoveredNotice />}
          <SessionScreen key={load.resumable.session.id} opened={load} />
        </>
      )
    default:
      return <GoToSearch reason={load.kind} />
  }
}

function RecoveredNotice() {
  const words = useMessages(sessionMessages)
  useEffect(() => {
    toast.info(words.resumed, { id: 'session-recovered' })
  }, [words])
  return null
}

function GoToSearch({ reason }: { reason: 'missing' | 'unreadable' }) {
  const words = useMessages(sessionMessages)
  useEffect(() => {
    toast.error(reason === 'missing' ? words.noQuestions : words.loadFailed, { id: 'session-load' })
  }, [reason, words])
  return <Navigate to={paths.search} replace />
}
