import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClearingWatch } from '../../../components/use-clearing-watch.ts'
import { isRecordStored, runningSessionId, storePaper } from '../../../lib/stores/session/session-record.ts'
import { restoreSession } from '../../../lib/stores/session/tab-session.ts'
import { toast } from '../../../lib/toast.ts'
import { sessionMessages } from '../../../messages/en/session.ts'
import { currentMessages } from '../../../messages/use-messages.ts'
import type { ReadyOutcome } from '../open/open-session.ts'
import { createSessionController, type SessionController, type SessionView } from './session-controller.ts'
import { fetchSessionParts } from './session-parts.ts'
import { useComingQuestions } from './use-coming-questions.ts'

/** A killed tab loses at most this much of the elapsed time, and never an answer. */
const KEEP_TIME_EVERY_MS = 10_000

/** By then the first question is shown, and the network is probably still there. */
const FETCH_REST_AFTER_MS = 2500

function create(opened: ReadyOutcome): SessionController {
  const warn = () => toast.error(currentMessages(sessionMessages).saveFailed)
  return createSessionController(opened, {
    sources: { steady: () => performance.now(), wall: Date.now },
    onSaveFailed: warn,
  })
}

export function useSession(opened: ReadyOutcome): SessionView & { controller: SessionController } {
  const [controller] = useState(() => create(opened))
  const view = useSyncExternalStore(controller.subscribe, controller.read)
  const { phase, coming = 0 } = view.session
  useComingQuestions(controller, phase === 'answering' ? coming : 0)

  useEffect(() => {
    if (phase !== 'answering') return
    const isPractice = controller.paper.mode === 'practice'
    const onVisibility = () => {
      // A hidden page pauses a practice; a test runs on, as in an exam hall.
      if (isPractice) document.hidden ? controller.clock.pause() : controller.clock.resume()
      if (document.hidden) controller.saveNow()
    }
    const timer = setInterval(controller.saveNow, KEEP_TIME_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', controller.saveNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', controller.saveNow)
    }
  }, [controller, phase])

  useEffect(() => {
    const timer = setTimeout(fetchSessionParts, FETCH_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const watched = {
    wasStored: async () => (await opened.stored) !== 'memory',
    isStored: () => isRecordStored(controller.paper.id),
  }
  useClearingWatch(phase === 'answering' ? watched : null, async () => {
    await storePaper(controller.paper)
    restoreSession(controller.paper)
    controller.apply((session) => ({ ...session }))
    toast.warning(currentMessages(sessionMessages).dataCleared, { id: 'session-cleared' })
  })

  // Leaving a review ends it: only a reload opens it again.
  useEffect(() => {
    if (phase !== 'review') return
    return () => runningSessionId.remove()
  }, [phase])

  return { controller, ...view }
}
