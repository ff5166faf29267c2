import { Markdown } from '../../components/markdown/markdown.tsx'
import { describeNotesFailure } from '../../components/notes/describe-notes-failure.ts'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import type { NotesFailure } from '../../lib/backend/request-notes.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface NoteErrorProps {
  topic: string
  failure: NotesFailure
  onRetry: () => void
  onChangeTopic: () => void
}

/** What happened, as a note that says what can be tried. */
export function NoteError({ topic, failure, onRetry, onChangeTopic }: NoteErrorProps) {
  const words = useMessages(notesMessages).making
  const reason = describeNotesFailure(failure, words)
  return (
    <div role="alert" className="max-w-measure">
      <Callout title={words.generationFailed} tone="wrong" level="h2">
        <Markdown text={words.errorNote(asText(topic), asText(reason))} topHeading={3} className="mt-3" />
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

/** What was typed, or what a server said, is no markdown. */
const asText = (text: string) => text.replace(/[\\`*_#<>[\]|$~]/g, (sign) => `&#${sign.charCodeAt(0)};`)
