import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '../../../lib/when-idle.ts'

/** After about so many, code runs as fast as it ever will. */
const REHEARSED = 16

/**
 * Draws some questions of the paper where nobody sees them, in idle moments, while the first one is read. Code that runs for the
 * first time is several times as slow: without this, the first presses of a paper on a cheap phone wait for it.
 */
export function Rehearsal({ count, draw }: { count: number; draw: (index: number) => ReactNode }) {
  const [stage] = useState(() => document.createElement('div'))
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step > REHEARSED) return
    let isWanted = true
    whenIdle(() => {
      if (isWanted) startTransition(() => setStep(step + 1))
    })
    return () => {
      isWanted = false
    }
  }, [step])
  if (step === 0 || step > REHEARSED) return null
  // Spread over the paper, so that each section has its turn.
  return createPortal(draw(Math.floor(((step - 1) * count) / REHEARSED)), stage)
}
