import { useEffect, useEffectEvent } from 'react'

const LOOK_EVERY_MS = 5000

/**
 * Notices that the site's data were cleared while something was open that had been stored. What was never stored,
 * because the browser stores nothing, is not missed.
 */
export function useClearingWatch(isStored: (() => Promise<boolean>) | null, onCleared: () => void): void {
  const look = useEffectEvent(async () => (isStored ? await isStored() : null))
  const cleared = useEffectEvent(onCleared)
  const isWatching = isStored !== null
  useEffect(() => {
    if (!isWatching) return
    let wasStored = false
    let isWanted = true
    const watch = async () => {
      const found = await look()
      if (!isWanted || found === null) return
      if (wasStored && !found) cleared()
      wasStored = found
    }
    const timer = setInterval(() => void watch().catch(() => undefined), LOOK_EVERY_MS)
    void watch().catch(() => undefined)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [isWatching])
}
