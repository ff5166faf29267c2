import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { removeAllTests, removeTest } from './remove-tests.ts'

/** What is asked about: one test, or all of them. */
export type Removal = HistoryEntry | 'all'

export interface RemoveDialogsProps {
  removal: Removal | undefined
  total: number
  onDone: () => void
}

/** Nothing is removed without being asked first. */
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
