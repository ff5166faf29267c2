import { useEffect, useState } from 'react'
import type { SessionClock } from './session-clock.ts'

/** Whole seconds of a session so far, drawn again when one is over. */
export function useSeconds(clock: SessionClock): number {
  const [seconds, setSeconds] = useState(() => Math.floor(clock.elapsedMs() / 1000))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const elapsed = clock.elapsedMs()
      setSeconds(Math.floor(elapsed / 1000))
      timer = setTimeout(tick, 1005 - (elapsed % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock])
  return seconds
}
