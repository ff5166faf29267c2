import { useState } from 'react'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { toast } from '../../lib/toast.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { sampleHistory } from './sample-history.ts'

/** Fills an empty history with sample tests. */
export function useAddSamples(): { add: () => void; adding: boolean } {
  const words = useMessages(historyMessages)
  const [adding, setAdding] = useState(false)

  const add = async () => {
    setAdding(true)
    let saved = true
    // One after the other: each goes to the front of the list.
    for (const draft of sampleHistory({ now: Date.now(), random: Math.random })) {
      const result = await saveHistoryEntry(draft)
      saved &&= result.status !== 'failed' && result.status !== 'rejected'
    }
    setAdding(false)
    if (saved) toast.success(words.sampleDataAdded)
    else toast.error(words.sampleDataFailed)
  }
  return { add, adding }
}
