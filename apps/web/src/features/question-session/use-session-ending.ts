import { hasAnswers } from '@ekagra/exam/session/session'
import { exitTarget } from '@ekagra/exam/session/session-exit'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentDeviceType } from '../../lib/device-type.ts'
import { logProblem } from '../../lib/log.ts'
import { paths } from '../../lib/paths.ts'
import { finishRunningSession, runningSessionId } from '../../lib/stores/session/running-session-store.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { toast } from '../../lib/toast.ts'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { EndReason } from './announce-finish.ts'
import type { LiveSession } from './live-session.ts'
import { finishWordsPart } from './session-parts.ts'

export interface SessionEnding {
  isEnding: boolean
  /** Hands a test in, or ends a practice and opens its review. */
  finish: (reason: EndReason) => Promise<void>
  /** Goes away. Answers of a practice stay, to be taken up again from the start page. */
  leave: () => void
  /** From the review of a practice. */
  seeResults: () => Promise<void>
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
      const outcome = await live.finish(currentDeviceType()).catch((cause: unknown) => {
        logProblem('The session could not be finished', cause)
        toast.error(words.saveFailed)
        return null
      })
      setEnding(false)
      if (!outcome) return
      if (outcome.mode === 'test') await navigate(outcome.graded.address, { replace: true })
      const { announceFinish } = await finishWordsPart.load()
      announceFinish(outcome, reason)
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
    void (exitTarget(canGoBack()) === 'back' ? navigate(-1) : navigate(paths.search, { replace: true }))
  }, [live, navigate, words])

  const seeResults = useCallback(async () => {
    const { gradeRun } = await import('./grade-run.ts')
    await navigate(gradeRun(live.run()).address, { replace: true })
  }, [live, navigate])

  return { isEnding, finish, leave, seeResults }
}
