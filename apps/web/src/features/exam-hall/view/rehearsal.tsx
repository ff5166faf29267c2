import type { PaperQuestion } from '@ekagra/schema/exam-paper'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '../../../lib/start/when-idle.ts'

/** After about so many, code runs as fast as it ever will. */
const REHEARSED = 16

/** Which questions to rehearse: one of each kind of figure, whose code no other question runs, then some of each section. */
function rehearsedOrder(questions: readonly PaperQuestion[]): number[] {
  const ofKind = new Map(questions.map(({ question }, at) => [question.figure?.kind, at]))
  ofKind.delete(undefined)
  const spread = Array.from({ length: REHEARSED }, (_, step) =>
    Math.floor((step * questions.length) / REHEARSED),
  )
  return [...ofKind.values(), ...spread]
}

/**
 * Draws some questions of the paper where nobody sees them, in idle moments, while the first one is read. Code that runs for the
 * first time is several times as slow: without this, the first presses of a paper on a cheap phone wait for it.
 */
export function Rehearsal({
  questions,
  draw,
}: {
  questions: readonly PaperQuestion[]
  draw: (index: number) => ReactNode
}) {
  const [stage] = useState(() => document.createElement('div'))
  const [order] = useState(() => rehearsedOrder(questions))
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (step > order.length) return
    let isWanted = true
    whenIdle(() => {
      if (isWanted) startTransition(() => setStep(step + 1))
    })
    return () => {
      isWanted = false
    }
  }, [step, order])
  const at = order[step - 1]
  return at === undefined ? null : createPortal(draw(at), stage)
}
