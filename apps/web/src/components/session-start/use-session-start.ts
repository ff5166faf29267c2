import { type ComponentType, useState } from 'react'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { toast } from '../../lib/toast.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { currentMessages } from '../../messages/use-messages.ts'
import type { SessionRequest } from './session-request.ts'
import type { SessionStartProps } from './session-start.tsx'

const load = () => loadRecovery.withoutReload(() => import('./session-start.tsx'))

/** Preloads the code for a start before the button is pressed. */
export const prepareStart = () => {
  load().catch(() => undefined)
}

/** The code that makes a session from a request is large, so it loads with the first request. */
export function useSessionStart() {
  const [request, setRequest] = useState<SessionRequest>()
  const [Start, setStart] = useState<ComponentType<SessionStartProps>>()

  const start = async (wanted: SessionRequest) => {
    setRequest({ ...wanted })
    try {
      const { SessionStart } = await load()
      setStart(() => SessionStart)
    } catch {
      setRequest(undefined)
      toast.error(currentMessages(homeMessages).failed)
    }
  }
  return { request, Start, start, end: () => setRequest(undefined) }
}
