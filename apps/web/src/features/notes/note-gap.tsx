import { continueNote, readNoteWish } from '@ekagra/exam/notes/note-generation'
import type { Note } from '@ekagra/schema/note'
import { useNotesGeneration } from '../../components/notes/use-notes-generation.ts'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { saveNote } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface NoteGapProps {
  note: Note
  ending: NonNullable<Note['ending']>
}

/** Says, where the text ends, what is missing; notes that were cut off can be continued from there. */
export function NoteGap({ note, ending }: NoteGapProps) {
  const words = useMessages(notesMessages).note
  const { view, generate } = useNotesGeneration()
  const wish = readNoteWish(note)

  const goOn = async () => {
    if (!wish) return
    const answer = await generate({ ...wish, written: note.content })
    if (!answer) {
      toast.error(words.continueFailed)
      return
    }
    const saved = await saveNote(continueNote(note, answer.content, answer.ending ?? 'complete', Date.now()))
    if (saved.status !== 'saved') toast.error(words.continueFailed)
  }

  return (
    <Callout title={words.endings[ending]} level="h2" className="mt-6">
      <p className="text-sm text-ink-2">{words.endingTexts[ending]}</p>
      {ending === 'cut-off' && wish && (
        <Button variant="primary" className="mt-4" busy={view.status === 'loading'} onClick={goOn}>
          {words.continue}
        </Button>
      )}
    </Callout>
  )
}
