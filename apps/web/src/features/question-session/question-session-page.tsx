import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { AnswerListSkeleton } from '../../components/question/answer-list.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { isOwnLanding } from '../../lib/start/landing.ts'
import { readSession } from '../../lib/stores/session/tab-session.ts'
import { toast } from '../../lib/toast.ts'
import { sessionMessages } from '../../messages/en/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { sessionMode } from './open/session-mode.ts'
import { openBeforeFirstRender, useOpenSession } from './open/use-open-session.ts'
import { SessionScreen } from './view/session-screen.tsx'

/** Loaded on demand: few learners ever see it. */
const ElsewhereNotice = lazy(() => import('./view/elsewhere-notice.tsx'))

const modeAt = (pathname: string, search: URLSearchParams) =>
  sessionMode({ pathname, test: search.get('test'), storedMode: readSession().mode })

export async function loadFirstView(): Promise<void> {
  if (isOwnLanding())
    await openBeforeFirstRender(modeAt(location.pathname, new URLSearchParams(location.search)))
}

export function Component() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [mode] = useState(() => modeAt(pathname, search))
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
          <SessionScreen key={load.record.paper.id} opened={load} />
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

/** Shown while the session is read from the browser's storage. */
export function SessionSkeleton() {
  const words = useMessages(sessionMessages)
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <div className="flex h-bar items-center gap-4 border-b border-rule px-gutter">
        <Skeleton round className="size-6" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mx-auto max-w-session px-gutter pt-20 lg:pt-10 lg:pl-[calc(var(--spacing-gutter)+var(--spacing-margin))]">
        <div className="grid max-w-measure gap-4">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="mb-4 h-8 w-2/3" />
          <AnswerListSkeleton />
        </div>
      </div>
    </div>
  )
}
