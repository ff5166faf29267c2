import { useEffect, useRef, useState } from 'react'

/** Whole seconds since the quiz began, and the exact time for whoever stores it. Only steady time counts: no clock that was set. */
export function useQuizClock(elapsedMs: number): { seconds: number; read: () => number } {
  const start = useRef<number>(null)
  start.current ??= performance.now() - elapsedMs
  const read = () => performance.now() - (start.current ?? 0)
  const [seconds, setSeconds] = useState(() => Math.floor(elapsedMs / 1000))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const elapsed = performance.now() - (start.current ?? 0)
      setSeconds(Math.floor(elapsed / 1000))
      timer = setTimeout(tick, 1005 - (elapsed % 1000))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return { seconds, read }
}
