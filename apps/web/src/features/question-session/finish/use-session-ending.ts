import { exitTarget, hasAnswers } from '@ekagra/exam/session/session'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { currentDeviceType } from '../../../lib/device-type.ts'
import { logProblem } from '../../../lib/log.ts'
import * as paths from '../../../lib/paths.ts'
import { removeRecord, runningSessionId } from '../../../lib/stores/session/session-record.ts'
import { dropQuestions } from '../../../lib/stores/session/tab-session.ts'
import { toast } from '../../../lib/toast.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { SessionController } from '../run/session-controller.ts'
import { finishWordsPart } from '../run/session-parts.ts'
import type { EndReason } from './announce-finish.ts'

export interface SessionEnding {
  isEnding: boolean
  /** Submits a test, or ends a practice and opens its review. */
  finish: (reason: EndReason) => Promise<void>
  /**
   * Leaves the session. A practice keeps its answers and can be resumed from the home page. `back`: the browser's own Back
   * asked for it, so the page before is the target wherever it belongs.
   */
  leave: (how?: 'back') => void
  /** Opens the results from the review of a practice. */
  seeResults: () => Promise<void>
}

/** Storage that does not answer holds nobody back. */
const REMOVAL_PATIENCE_MS = 500

const withinPatience = (removal: Promise<void>): Promise<void> =>
  Promise.race([
    removal.catch(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, REMOVAL_PATIENCE_MS)),
  ])

/** The router numbers its history entries; after the first one, Back leads to a page of this app. */
function canGoBack(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}

/** @param release takes the guard of the browser's Back away before the session is left */
export function useSessionEnding(controller: SessionController, release: () => Promise<void>): SessionEnding {
  const navigate = useNavigate()
  const words = useMessages(sessionMessages)
  const [isEnding, setEnding] = useState(false)

  const finish = useCallback(
    async (reason: EndReason) => {
      setEnding(true)
      const outcome = await controller.finish(currentDeviceType()).catch((cause: unknown) => {
        logProblem('The session could not be finished', cause)
        toast.error(words.saveFailed)
        return null
      })
      setEnding(false)
      if (!outcome) return
      if (outcome.attempt.mode === 'test') {
        await release()
        await navigate(outcome.path, { replace: true })
      }
      const { announceFinish } = await finishWordsPart.load()
      announceFinish(outcome, reason)
    },
    [controller, navigate, release, words],
  )

  const leave = useCallback(
    (how?: 'back') => {
      const session = controller.intended()
      controller.saveNow()
      dropQuestions()
      if (session.phase === 'answering' && hasAnswers(session)) toast.info(words.practiceEnded)
      // Before the page is left: cut off in the middle, the session without an answer would be offered again.
      const isEmpty = session.phase === 'answering' && !hasAnswers(session)
      const removed = isEmpty ? withinPatience(removeRecord(controller.paper.id)) : undefined
      runningSessionId.remove()
      void Promise.all([release(), removed]).then(() => {
        if (how === 'back') window.history.back()
        else
          void (exitTarget(canGoBack()) === 'back' ? navigate(-1) : navigate(paths.search, { replace: true }))
      })
    },
    [controller, navigate, release, words],
  )

  const seeResults = useCallback(async () => {
    const { attemptPath, gradeAttempt } = await import('./grade-attempt.ts')
    await navigate(attemptPath(gradeAttempt(controller.record())), { replace: true })
  }, [controller, navigate])

  return { isEnding, finish, leave, seeResults }
}
