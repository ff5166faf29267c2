import { NOTES_KEPT } from '@ekagra/exam/notes/saved-notes'
import { downloadFile } from '../../lib/download-file.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { noteFile } from './note-file.ts'
import type { RoomQuestion } from './use-keep-note.ts'

/** Only so many notes are kept: the one that would go is offered as a file first. */
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
