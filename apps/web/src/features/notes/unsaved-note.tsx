import { Markdown } from '../../components/markdown/markdown.tsx'
import { noteFile } from '../../components/notes/note-file.ts'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { UnsavedNote } from './use-create-note.ts'

/** Nothing that was written is lost because it could not be saved. */
export function UnsavedNoteView({ unsaved, onSave }: { unsaved: UnsavedNote; onSave: () => void }) {
  const words = useMessages(notesMessages)
  const { copy } = useCopy<'note'>(words.note.copyFailed)
  const { note, message } = unsaved
  return (
    <section aria-label={note.title} className="max-w-measure">
      <Callout title={words.save.unsavedTitle} level="h2" className="mb-6">
        <p className="mb-4 text-sm text-ink-2">{message ?? words.save.unsavedText}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={onSave}>
            {words.save.again}
          </Button>
          <Button onClick={() => downloadFile(noteFile(note))}>
            <Icon name="download" />
            {words.note.download}
          </Button>
          <Button onClick={() => copy('note', note.content, words.note.copied)}>
            <Icon name="copy" />
            {words.note.copy}
          </Button>
        </div>
      </Callout>
      <h2 className="mb-4">{note.title}</h2>
      <Markdown text={note.content} topHeading={3} />
    </section>
  )
}
