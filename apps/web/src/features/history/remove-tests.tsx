import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { clearHistory, removeHistoryEntry } from '../../lib/stores/learner/open-history.ts'
import { toast } from '../../lib/toast.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { recentTestsMessages } from '../../messages/en/recent-tests.ts'
import { currentMessages, useMessages } from '../../messages/use-messages.ts'

/** What to remove: one test or all of them. */
export type Removal = HistoryEntry | 'all'

interface RemoveDialogsProps {
  removal: Removal | undefined
  total: number
  onDone: () => void
}

/** Asks for confirmation before anything is removed. */
export function RemoveDialogs({ removal, total, onDone }: RemoveDialogsProps) {
  const words = useMessages(historyMessages)
  const entry = removal === 'all' ? undefined : removal
  const answer = (work: () => Promise<void>) => () => {
    onDone()
    work()
  }
  return (
    <>
      <ConfirmDialog
        open={entry !== undefined}
        title={words.removeOne.title}
        description={entry && words.removeOne.text(entry.topic)}
        confirmLabel={words.removeOne.confirm}
        cancelLabel={words.removeOne.cancel}
        danger
        onConfirm={answer(async () => entry && removeTest(entry.id))}
        onCancel={onDone}
      />
      <ConfirmDialog
        open={removal === 'all'}
        title={words.removeAll.title}
        description={words.removeAll.text(total)}
        confirmLabel={words.removeAll.confirm(total)}
        cancelLabel={words.removeAll.cancel}
        danger
        onConfirm={answer(removeAllTests)}
        onCancel={onDone}
      />
    </>
  )
}

interface Outcome {
  done: string
  failed: string
}

async function tell(work: Promise<boolean>, { done, failed }: Outcome): Promise<void> {
  const removed = await work.catch(() => false)
  if (removed) toast.success(done)
  else toast.error(failed)
}

/** Removes one test from the history and tells the learner. */
const removeTest = (id: string) => tell(removeHistoryEntry(id), currentMessages(historyMessages).removeOne)

/** The same for the list of recent tests, which has its own messages. */
export const deleteTest = (id: string) => {
  const { removed, removeFailed } = currentMessages(recentTestsMessages)
  return tell(removeHistoryEntry(id), { done: removed, failed: removeFailed })
}

const removeAllTests = () =>
  tell(
    clearHistory().then(() => true),
    currentMessages(historyMessages).removeAll,
  )
