import { notePreview } from '@ekagra/exam/notes/note-preview'
import { Link } from 'react-router'
import { RoomDialog } from '../../components/notes/room-dialog.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCopy } from '../../components/use-copy.ts'
import * as paths from '../../lib/paths.ts'
import { notesMessages } from '../../messages/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useInlineNotes } from './use-inline-notes.ts'

/** Notes on a topic without leaving home: not started, loading, ready. */
export function InlineNotes({ topic }: { topic: string }) {
  const words = useMessages(notesMessages)
  const { state, begin, cancel, open, question } = useInlineNotes(topic)
  const { copy, copied } = useCopy<'note'>(words.note.copyFailed)
  return (
    <Section
      title={words.inline.title}
      ruled
      end={
        state.status !== 'ready' && (
          <Link to={paths.notes} className="text-link -my-2.75 inline-flex min-h-target items-center text-sm">
            {words.note.allNotes}
          </Link>
        )
      }
    >
      {state.status === 'not-started' && (
        <>
          <p className="mb-4 text-ink-2">{words.inline.offer(topic)}</p>
          <Button onClick={begin}>
            <Icon name="notes" />
            {words.inline.begin}
          </Button>
        </>
      )}
      {state.status === 'loading' && (
        <div className="max-w-measure">
          <p role="status" className="mb-3 text-ink-2">
            {words.inline.loading(state.topic)}
          </p>
          <ProgressBar label={words.making.progress} value={state.progress} thick className="mb-4" />
          <Skeleton className="mb-2 h-4" />
          <Skeleton className="mb-2 h-4 w-11/12" />
          <Skeleton className="mb-4 h-4 w-2/3" />
          <Button onClick={cancel}>{words.making.cancel}</Button>
        </div>
      )}
      {state.status === 'ready' && (
        <div className="max-w-measure">
          <h3 className="mb-2">{state.note.title}</h3>
          <p className="mb-4 text-ink-2">{notePreview(state.note.content, 'inline')}</p>
          <div className="flex flex-wrap gap-3 max-md:*:flex-auto">
            <Button variant="primary" onClick={open}>
              {words.inline.full}
            </Button>
            <Button onClick={() => copy('note', state.note.content, words.note.copied)}>
              <Icon name={copied === 'note' ? 'check' : 'copy'} />
              {words.note.copy}
            </Button>
            <ButtonLink to={paths.notes}>{words.note.allNotes}</ButtonLink>
          </div>
        </div>
      )}
      <RoomDialog question={question} />
    </Section>
  )
}
