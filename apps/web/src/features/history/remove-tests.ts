import { clearHistory, removeHistoryEntry } from '../../lib/stores/learner/open-history.ts'
import { toast } from '../../lib/toast.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { currentMessages } from '../../messages/use-messages.ts'

interface Outcome {
  done: string
  failed: string
}

async function tell(work: Promise<boolean>, { done, failed }: Outcome): Promise<void> {
  const removed = await work.catch(() => false)
  if (removed) toast.success(done)
  else toast.error(failed)
}

/** Takes one test out of the history and says so. */
export const removeTest = (id: string) =>
  tell(removeHistoryEntry(id), currentMessages(historyMessages).removeOne)

/** The same from the recent-tests list, which has words of its own. */
export const deleteTest = (id: string) => {
  const { removed, removeFailed } = currentMessages(recentTestsMessages)
  return tell(removeHistoryEntry(id), { done: removed, failed: removeFailed })
}

export const removeAllTests = () =>
  tell(
    clearHistory().then(() => true),
    currentMessages(historyMessages).removeAll,
  )
