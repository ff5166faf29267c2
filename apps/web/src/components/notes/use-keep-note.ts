import { notesDroppedBy } from '@ekagra/exam/notes/note-generation'
import type { Note } from '@ekagra/schema/note'
import { useState } from 'react'
import { readNotes, type SaveNoteResult, saveNote } from '../../lib/stores/learner/note-store.ts'
import type { notes as words } from '../../messages/en/notes.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A question to the person: these notes would have to go. */
export interface RoomQuestion {
  dropped: readonly Note[]
  answer: (goesAhead: boolean) => void
}

export type KeptNote =
  /** `notices` say what had to be done to make room. */
  | { status: 'saved'; notices: string[] }
  /** The person would rather keep the older notes. */
  | { status: 'declined' }
  | { status: 'failed'; message: string }

/** Saves notes by the rules of the contract, but asks before an older one would have to go. */
export function useKeepNote() {
  const saveWords = useMessages(notesMessages).save
  const [question, setQuestion] = useState<RoomQuestion | null>(null)

  const keep = async (note: Note): Promise<KeptNote> => {
    const dropped = notesDroppedBy(readNotes(), note)
    if (dropped.length > 0) {
      const goesAhead = await new Promise<boolean>((resolve) => setQuestion({ dropped, answer: resolve }))
      setQuestion(null)
      if (!goesAhead) return { status: 'declined' }
    }
    return describeSaving(await saveNote(note), saveWords)
  }

  return { keep, question }
}

function describeSaving(result: SaveNoteResult, save: (typeof words)['save']): KeptNote {
  if (result.status === 'failed') {
    return { status: 'failed', message: result.reason === 'storage-full' ? save.full : save.failed }
  }
  const notices = [
    result.cacheCleared && save.cacheCleared,
    result.removed.length > 0 && save.olderRemoved,
    result.onlyForThisVisit && save.onlyForThisVisit,
  ]
  return { status: 'saved', notices: notices.filter((notice) => notice !== false) }
}
