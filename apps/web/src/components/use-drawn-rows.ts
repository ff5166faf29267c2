import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../lib/after-paint.ts'

/**
 * How many rows of a long list are drawn: the first ones at once, then some more in each frame, so that a cheap phone answers in
 * between.
 *
 * @param first at least as many as any screen shows before it is scrolled
 */
export function useDrawnRows(all: number, { first, more }: { first: number; more: number }): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= all) return
    let isWanted = true
    void afterPaint().then(() => isWanted && startTransition(() => setDrawn(drawn + more)))
    return () => {
      isWanted = false
    }
  }, [drawn, all, more])
  return drawn
}
