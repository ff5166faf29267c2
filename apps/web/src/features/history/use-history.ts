import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { logProblem } from '../../lib/log.ts'
import { hearTabs } from '../../lib/stores/core/tab-channel.ts'
import { subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { loadWholeHistory } from '../../lib/stores/learner/open-history.ts'

export type HistoryState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'ready'; entries: readonly HistoryEntry[] }

export type LoadHistory = () => Promise<readonly HistoryEntry[]>

/**
 * The whole history, including archived entries. It updates when this or another tab saves or removes a test.
 */
export function useHistory(load: LoadHistory = loadWholeHistory): HistoryState & { retry: () => void } {
  const [state, setState] = useState<HistoryState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let current = 0
    const refresh = async () => {
      current += 1
      const mine = current
      try {
        const entries = await load()
        // Thousands of tests are sorted and drawn in slices, between which a phone answers.
        if (mine === current) startTransition(() => setState({ status: 'ready', entries }))
      } catch (cause) {
        logProblem('The history could not be loaded', cause)
        if (mine === current) setState({ status: 'error' })
      }
    }
    refresh()
    const unsubscribe = [subscribeToExamHistory(refresh), hearTabs('archive', refresh)]
    return () => {
      current = Number.NaN // ignores results that arrive after the clean-up
      for (const stop of unsubscribe) stop()
    }
  }, [load, attempt])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { ...state, retry }
}
