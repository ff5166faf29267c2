import { hasAnswers } from '@ekagra/exam/session'
import { exitTarget } from '@ekagra/exam/session-exit'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { finishRunningSession, runningSessionId } from '../../lib/stores/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session-values.ts'
import { toast } from '../../lib/toast.ts'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { currentDeviceType } from './device-type.ts'
import type { LiveSession } from './live-session.ts'

export type EndReason = 'finished' | 'exit' | 'time-up'

export interface SessionEnding {
  isEnding: boolean
  /** Hands a test in, or ends a practice and opens its review. */
  finish: (reason: EndReason) => Promise<void>
  /** Goes away. Answers of a practice stay, to be taken up again from the start page. */
  leave: () => void
}

/** The router counts its entries; above the first one there is a page of ours to go back to. */
function canGoBack(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

export function useSessionEnding(live: LiveSession): SessionEnding {
  const navigate = useNavigate()
  const words = useMessages(sessionMessages)
  const [isEnding, setEnding] = useState(false)

  const finish = useCallback(
    async (reason: EndReason) => {
      setEnding(true)
      const outcome = await live.finish(currentDeviceType())
      setEnding(false)
      if (!outcome) return
      if (live.running.mode === 'practice') {
        toast.success(words.practiceCompleted, {
          description: words.practiceScore(outcome.score, outcome.total),
        })
      } else {
        if (reason === 'time-up') toast.info(words.timeUp)
        else toast.success(words.testCompleted)
        await navigate(outcome.address, { replace: true })
      }
      if (!outcome.isKept) toast.error(words.saveFailed)
    },
    [live, navigate, words],
  )

  const leave = useCallback(() => {
    const session = live.intended()
    live.saveNow()
    sessionValues.currentQuestions.remove()
    if (session.phase === 'answering' && hasAnswers(session)) toast.info(words.practiceEnded)
    else if (session.phase === 'answering') void finishRunningSession(live.running.id)
    runningSessionId.remove()
    const target = exitTarget(canGoBack())
    void (target === 'back' ? navigate(-1) : navigate(target, { replace: true }))
  }, [live, navigate, words])

  return { isEnding, finish, leave }
}
