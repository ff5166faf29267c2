import { type ComponentType, useState } from 'react'
import { loadRecovery } from '../../lib/load-recovery.ts'
import { toast } from '../../lib/toast.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { currentMessages } from '../../messages/use-messages.ts'
import type { SessionRequest } from './session-request.ts'
import type { SessionStartProps } from './session-start.tsx'

const load = () => loadRecovery.withoutReload(() => import('./session-start.tsx'))

/** Has the code for a start at hand before it is pressed. */
export const prepareStart = () => {
  load().catch(() => undefined)
}

/** What makes a session out of a request is heavy, so it arrives when the first one is asked for. */
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
