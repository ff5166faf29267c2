import { autoAdvance } from '@ekagra/exam/auto-advance'
import type { Session } from '@ekagra/exam/session'
import { useCallback, useEffect, useRef } from 'react'

interface Steps {
  isOn: boolean
  /** The question on the screen; leaving it takes back what was about to happen. */
  index: number
  next: () => void
  finish: () => void
}

/** `afterAnswer` is called right after an answer is checked (practice) or chosen (test). */
export function useAutoAdvance({ isOn, index, next, finish }: Steps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef({ next, finish })
  steps.current = { next, finish }

  const cancel = useCallback(() => clearTimeout(timer.current), [])

  const afterAnswer = useCallback(
    (session: Session) => {
      cancel()
      const plan = autoAdvance(session, isOn)
      if (plan) timer.current = setTimeout(() => steps.current[plan.to](), plan.afterMs)
    },
    [isOn, cancel],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or the switch, cancels
  useEffect(() => cancel, [index, isOn, cancel])

  return { afterAnswer, cancel }
}
