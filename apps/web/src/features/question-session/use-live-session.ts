import { useEffect, useState, useSyncExternalStore } from 'react'
import { runningSessionId } from '../../lib/stores/session/running-session-store.ts'
import { toast } from '../../lib/toast.ts'
import { sessionMessages } from '../../messages/session.ts'
import { currentMessages } from '../../messages/use-messages.ts'
import { createLiveSession, type LiveSession, type LiveView } from './live-session.ts'
import type { ReadySession } from './open-session.ts'
import { fetchSessionParts } from './session-parts.ts'
import { useComingQuestions } from './use-coming-questions.ts'

/** A killed tab loses at most this much of the elapsed time; answers it never loses. */
const KEEP_TIME_EVERY_MS = 10_000

/** The first question has been drawn by then, and the network is probably still there. */
const FETCH_REST_AFTER_MS = 2500

function create(opened: ReadySession): LiveSession {
  const warn = () => toast.error(currentMessages(sessionMessages).saveFailed)
  return createLiveSession(opened, {
    sources: { steady: () => performance.now(), wall: Date.now },
    onSaveFailed: warn,
  })
}

export function useLiveSession(opened: ReadySession): LiveView & { live: LiveSession } {
  const [live] = useState(() => create(opened))
  const view = useSyncExternalStore(live.subscribe, live.read)
  const { phase, coming = 0 } = view.session
  useComingQuestions(live, phase === 'answering' ? coming : 0)

  useEffect(() => {
    if (phase !== 'answering') return
    const isPractice = live.running.mode === 'practice'
    const onVisibility = () => {
      // Nobody practises on a page that is not seen; a test runs on, as in the hall.
      if (isPractice) document.hidden ? live.clock.pause() : live.clock.resume()
      if (document.hidden) live.saveNow()
    }
    const timer = setInterval(live.saveNow, KEEP_TIME_EVERY_MS)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', live.saveNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', live.saveNow)
    }
  }, [live, phase])

  useEffect(() => {
    const timer = setTimeout(fetchSessionParts, FETCH_REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  // A review that was left is over: only a reload comes back to it.
  useEffect(() => {
    if (phase !== 'review') return
    return () => runningSessionId.remove()
  }, [phase])

  return { live, ...view }
}
