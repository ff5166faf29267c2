import { isTimeUp } from '@ekagra/exam/session/session-clock'
import { useEffect, useEffectEvent } from 'react'
import type { SessionController } from './session-controller.ts'

const CHECK_EVERY_MS = 250
const TRY_AGAIN_AFTER_MS = 5000

/**
 * Submits a mock with a limit when no time is left. If that fails, as without a network, it tries again:
 * nobody may answer after the end.
 */
export function useTimeLimit(
  { paper, clock }: Pick<SessionController, 'paper' | 'clock'>,
  handIn: () => Promise<void>,
): void {
  const timeUp = useEffectEvent(handIn)
  const limit = paper.timeLimitSeconds
  useEffect(() => {
    if (limit === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isWanted = true
    const check = async () => {
      const isUp = isTimeUp(limit, clock.elapsedMs() / 1000)
      if (isUp) await timeUp()
      if (isWanted) timer = setTimeout(check, isUp ? TRY_AGAIN_AFTER_MS : CHECK_EVERY_MS)
    }
    check()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [limit, clock])
}
