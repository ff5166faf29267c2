import { useEffect, useEffectEvent } from 'react'

const LOOK_EVERY_MS = 5000

interface Watched {
  /** Settles once it is stored, or is found not to be. */
  wasStored: () => Promise<boolean>
  isStored: () => Promise<boolean>
}

/**
 * Notices that the site's data were cleared while something was open that had been stored. What was never stored,
 * because the browser stores nothing, is not missed. Null: nothing to watch.
 */
export function useClearingWatch(watched: Watched | null, onCleared: () => void): void {
  const begin = useEffectEvent(async () => (await watched?.wasStored()) ?? false)
  const look = useEffectEvent(async () => (await watched?.isStored()) ?? false)
  const cleared = useEffectEvent(onCleared)
  const isWatching = watched !== null
  useEffect(() => {
    if (!isWatching) return
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = async (wasStored: boolean) => {
      const isStored = await look().catch(() => wasStored)
      if (!isWanted) return
      if (wasStored && !isStored) cleared()
      timer = setTimeout(watch, LOOK_EVERY_MS, isStored)
    }
    begin().then(watch, () => watch(false))
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isWatching])
}
