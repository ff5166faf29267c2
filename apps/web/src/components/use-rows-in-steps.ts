import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../lib/after-paint.ts'

/**
 * How many rows of a long list are drawn: at first those that a phone shows, then a few with each frame. All at once would
 * keep a cheap phone from answering.
 */
export function useRowsInSteps(all: number, { first, step }: { first: number; step: number }): number {
  const [drawn, setDrawn] = useState(first)
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
