import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { startTransition, useEffect, useState } from 'react'
import { readExamHistory, subscribeToExamHistory } from '../../lib/stores/learner/history-store.ts'
import { loadWholeHistory } from '../../lib/stores/learner/open-history.ts'

/**
 * Every finished test. Tests in the history are available at once; those it had to drop follow from the
 * archive.
 */
export function useWholeHistory(): readonly HistoryEntry[] {
  const [history, setHistory] = useState(readExamHistory)
  useEffect(() => {
    let wanted = true
    const refresh = () => {
      loadWholeHistory().then((whole) => {
        if (!wanted) return
        // In slices, and not at all for who has no tests: whole screens are drawn from this list.
        startTransition(() =>
          setHistory((shown) => (shown.length === 0 && whole.length === 0 ? shown : whole)),
        )
      })
    }
    refresh()
    const stop = subscribeToExamHistory(refresh)
    return () => {
      wanted = false
      stop()
    }
  }, [])
  return history
}
