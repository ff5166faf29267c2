import { useDeferredValue } from 'react'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { Button } from '../../components/ui/button.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

export interface NoteInMakingProps {
  topic: string
  progress: number
  text: string
  onCancel: () => void
}

/** How far it is, what has been written so far, and a way out. */
export function NoteInMaking({ topic, progress, text, onCancel }: NoteInMakingProps) {
  const words = useMessages(notesMessages).making
  // A long text is not drawn anew for each word of it.
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
