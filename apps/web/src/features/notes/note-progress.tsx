import { useDeferredValue } from 'react'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { noteFile } from '../../components/notes/keep-note.tsx'
import { describeNotesFailure } from '../../components/notes/use-notes-generation.ts'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { useCopy } from '../../components/use-copy.ts'
import type { NotesFailure } from '../../lib/backend/request-notes.ts'
import { downloadFile } from '../../lib/download-file.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { UnsavedNote } from './use-create-note.ts'

interface NoteInMakingProps {
  topic: string
  progress: number
  text: string
  onCancel: () => void
}

/** Progress, the text written so far, and a cancel button. */
export function NoteInMaking({ topic, progress, text, onCancel }: NoteInMakingProps) {
  const words = useMessages(notesMessages).making
  // A long text is not rendered again for each new word.
  const shown = useDeferredValue(text)
  return (
    <section aria-label={words.title(topic)} className="max-w-measure">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base" role="status">
          {words.title(topic)}
        </h2>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
      <div className="mb-6 flex items-center gap-3">
        <ProgressBar label={words.progress} value={progress} thick className="flex-1" />
        <span className="figures w-10 text-right text-sm text-ink-2">{words.percent(progress)}</span>
      </div>
      {shown !== '' && (
        <section aria-label={words.preview}>
          <Markdown text={shown} topHeading={3} />
        </section>
      )}
    </section>
  )
}

interface NoteErrorProps {
  topic: string
  failure: NotesFailure
  onRetry: () => void
  onChangeTopic: () => void
}

/** Says what went wrong, as a note that suggests what to try. */
export function NoteError({ topic, failure, onRetry, onChangeTopic }: NoteErrorProps) {
  const words = useMessages(notesMessages).making
  const reason = describeNotesFailure(failure, words)
  return (
    <div role="alert" className="max-w-measure">
      <Callout title={words.generationFailed} tone="wrong" level="h2">
        <Markdown
          text={(isProviderDown(failure) ? words.providerDown : words.errorNote)(
            asText(topic),
            asText(reason),
          )}
          topHeading={3}
          className="mt-3"
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          <Button onClick={onChangeTopic}>{words.changeTopic}</Button>
        </div>
      </Callout>
    </div>
  )
}

/** The server is there, but the AI behind it is not. */
const isProviderDown = (failure: NotesFailure): boolean => failure.kind === 'server' && failure.status === 503

/** Text from the learner or the server must not be read as Markdown. */
const asText = (text: string) => text.replace(/[\\`*_#<>[\]|$~]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A note that could not be saved is not lost. */
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
