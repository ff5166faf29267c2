import { useEffect, useEffectEvent } from 'react'

const LOOK_EVERY_MS = 5000
/** What has just been opened is stored within moments: a few quick looks, so that a clearing soon after it is noticed too. */
const FIRST_LOOK_MS = 500
const FIRST_LOOKS = 10

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
    let timer: ReturnType<typeof setTimeout> | undefined
    let looks = 0
    const lookAgain = async () => {
      await watch().catch(() => undefined)
      looks += 1
      const isNew = !wasStored && looks < FIRST_LOOKS
      if (isWanted) timer = setTimeout(lookAgain, isNew ? FIRST_LOOK_MS : LOOK_EVERY_MS)
    }
    void lookAgain()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isWatching])
}
