import { notesDroppedBy } from '@ekagra/exam/notes/note-generation'
import { NOTES_KEPT } from '@ekagra/exam/notes/saved-notes'
import type { Note } from '@ekagra/schema/note'
import { useState } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import { readNotes, type SaveNoteResult, saveNote } from '../../lib/stores/learner/note-store.ts'
import { notesMessages, type notes as words } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

/** Asks the person: these notes would have to be deleted. */
export interface RoomQuestion {
  dropped: readonly Note[]
  answer: (goesAhead: boolean) => void
}

type KeptNote =
  /** `notices` say what was done to make room. */
  | { status: 'saved'; notices: string[] }
  /** The person would rather keep the older notes. */
  | { status: 'declined' }
  | { status: 'failed'; message: string }

/** Saves notes by the rules of the contract, but asks before an older note is deleted. */
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

/** The number of notes is limited: the note that would be deleted is offered as a file first. */
export function RoomDialog({ question }: { question: RoomQuestion | null }) {
  const words = useMessages(notesMessages).room
  const decline = () => question?.answer(false)
  return (
    <Dialog
      open={question !== null}
      onClose={decline}
      lightDismiss={false}
      title={words.title(NOTES_KEPT)}
      description={words.text(NOTES_KEPT)}
      foot={
        <>
          <Button onClick={decline}>{words.notNow}</Button>
          <Button variant="primary" onClick={() => question?.answer(true)}>
            {words.save}
          </Button>
        </>
      }
    >
      <ul className="mt-4 grid gap-2">
        {question?.dropped.map((note) => (
          <li key={note.id}>
            <Button block onClick={() => downloadFile(noteFile(note))}>
              <Icon name="download" />
              <span className="min-w-0">{words.download(note.title)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A note as a markdown file, under its title. */
export function noteFile({ title, content }: Pick<Note, 'title' | 'content'>): File {
  const name =
    title
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'note'
  const text = content.startsWith('# ') ? content : `# ${title}\n\n${content}`
  return new File([`${text}\n`], `${name}.md`, { type: 'text/markdown' })
}
