import { autoAdvance } from '@ekagra/exam/session/auto-advance'
import type { Session } from '@ekagra/exam/session/session'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { localArea } from '../../../lib/stores/core/storage-area.ts'
import { createStoredValue } from '../../../lib/stores/core/stored-value.ts'

const autoNext = createStoredValue<boolean>({
  area: localArea,
  key: 'auto-next',
  parse: (text) => ({ value: text === 'on', intact: text === null || text === 'on' || text === 'off' }),
  format: (isOn) => (isOn ? 'on' : 'off'),
})

/** Whether the next question opens by itself; remembered for the next session. */
export function useAutoNext(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useSyncExternalStore(autoNext.subscribe, autoNext.read), autoNext.write]
}

interface Steps {
  isOn: boolean
  /** The question on the screen; leaving it cancels a pending advance. */
  index: number
  /** How many questions have arrived; others may still come. */
  arrived: number
  next: () => void
  finish: () => void
}

/** `afterAnswer` is called right after an answer is checked (practice) or chosen (test). */
export function useAutoAdvance({ isOn, index, arrived, next, finish }: Steps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const steps = useRef({ next, finish })
  steps.current = { next, finish }

  /** It was time to move on, but the next question had not arrived. */
  const isDue = useRef(false)

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    isDue.current = false
  }, [])

  const afterAnswer = useCallback(
    (session: Session) => {
      cancel()
      const plan = autoAdvance(session, isOn)
      if (!plan) return
      timer.current = setTimeout(() => {
        isDue.current = plan.to === 'next'
        steps.current[plan.to]()
      }, plan.afterMs)
    },
    [isOn, cancel],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or the switch, cancels
  useEffect(() => cancel, [index, isOn, cancel])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a question arrives
  useEffect(() => {
    if (isDue.current) steps.current.next()
  }, [arrived])

  return { afterAnswer, cancel }
}
