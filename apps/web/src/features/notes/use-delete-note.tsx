import type { Note } from '@ekagra/schema/note'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { deleteNote } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Asks first, deletes, then says whether it worked. */
export function useDeleteNote(onDeleted?: () => void): { ask: (note: Note) => void; dialog: ReactNode } {
  const words = useMessages(notesMessages).remove
  const [asked, setAsked] = useState<Note | null>(null)

  const remove = async (note: Note) => {
    const { status } = await deleteNote(note.id)
    setAsked(null)
    if (status === 'deleted') {
      toast.success(words.done)
      onDeleted?.()
    } else {
      toast.error(words.failed)
    }
  }

  return {
    ask: setAsked,
    dialog: (
      <ConfirmDialog
        open={asked !== null}
        danger
        title={words.title}
        description={words.text(asked?.title ?? '')}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={() => asked && remove(asked)}
        onCancel={() => setAsked(null)}
      />
    ),
  }
}
