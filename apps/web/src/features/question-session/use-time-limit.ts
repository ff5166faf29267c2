import { isTimeUp } from '@ekagra/exam/countdown'
import { useEffect, useEffectEvent } from 'react'
import type { LiveSession } from './live-session.ts'

const CHECK_EVERY_MS = 250

/** A mock with a limit hands itself in when no time is left. */
export function useTimeLimit(live: LiveSession, onTimeUp: () => void): void {
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    const limit = live.running.timeLimitSeconds
    if (limit === undefined) return
    const timer = setInterval(() => {
      if (!isTimeUp(limit, live.clock.elapsedMs() / 1000)) return
      clearInterval(timer)
      timeUp()
    }, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [live])
}
