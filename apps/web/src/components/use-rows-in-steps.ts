import { startTransition, useEffect, useState } from 'react'
import { currentDeviceType } from '../lib/device-type.ts'
import { afterPaint } from '../lib/start/after-paint.ts'

interface Steps {
  /** So many rows fill a phone. */
  phone: number
  /** So many fill a wide screen; all of them when it is left out. */
  wide?: number
  step: number
}

/**
 * How many rows of a long list are drawn: at first those that the screen shows, then a few with each frame. All at once would
 * keep a cheap phone from answering.
 */
export function useRowsInSteps(all: number, { phone, wide = all, step }: Steps): number {
  const [drawn, setDrawn] = useState(() => (currentDeviceType() === 'mobile' ? phone : wide))
  useEffect(() => {
    if (drawn >= all) return
    let isWanted = true
    void afterPaint().then(() => isWanted && startTransition(() => setDrawn(drawn + step)))
    return () => {
      isWanted = false
    }
  }, [drawn, all, step])
  return drawn
}
