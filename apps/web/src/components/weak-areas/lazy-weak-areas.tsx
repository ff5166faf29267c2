import { lazy, Suspense } from 'react'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SessionRequest } from '../session-start/session-request.ts'
import { WeakAreasFrame, WeakAreasIntro } from './weak-areas-frame.tsx'

const WeakAreas = lazy(async () => ({ default: (await import('./weak-areas.tsx')).WeakAreas }))

export interface LazyWeakAreasProps {
  /** Without a history there is nothing to compute, so that code is not loaded. */
  hasHistory: boolean
  onStart: (request: SessionRequest) => void
}

/** The weak-areas panel, shown while nothing is being searched for. */
export function LazyWeakAreas({ hasHistory, onStart }: LazyWeakAreasProps) {
  const { weak } = useMessages(homeMessages)
  return (
    <WeakAreasFrame>
      {hasHistory ? (
        <Suspense fallback={<WeakAreasIntro />}>
          <WeakAreas onStart={onStart} />
        </Suspense>
      ) : (
        <WeakAreasIntro text={weak.none} />
      )}
    </WeakAreasFrame>
  )
}
