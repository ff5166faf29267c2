import { makeNote, noteOptions, notesDroppedBy } from '@ekagra/exam/notes/note-generation'
import { notePreview } from '@ekagra/exam/notes/note-preview'
import type { Note } from '@ekagra/schema/note'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { RoomDialog, useKeepNote } from '../../components/notes/keep-note.tsx'
import { describeNotesFailure, useNotesGeneration } from '../../components/notes/use-notes-generation.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { notePath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { findNote, readNotes, saveNote } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Creates notes on a topic without leaving home. States: not started, loading, ready. */
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

/** A short note, for learners who only want a quick look. */
const [TYPE, LEVEL] = ['summary', 'intermediate'] as const

export type InlineNotesState =
  | { status: 'not-started' }
  | { status: 'loading'; topic: string; progress: number }
  | { status: 'ready'; note: Note }

export function useInlineNotes(topic: string) {
  const words = useMessages(notesMessages)
  const navigate = useNavigate()
  const { view, wish, generate, cancel } = useNotesGeneration()
  const { keep, question } = useKeepNote()
  const [note, setNote] = useState<Note | null>(null)

  const failure = view.status === 'error' ? view.failure : undefined
  useEffect(() => {
    if (failure === undefined) return
    toast.error(words.inline.failed, { description: describeNotesFailure(failure, words.making) })
  }, [failure, words])

  const begin = async () => {
    const answer = await generate({ topic, noteType: TYPE, difficulty: LEVEL })
    if (answer === null) return
    const made = makeNote({
      topic,
      options: noteOptions(TYPE, LEVEL),
      content: answer.content,
      timestamp: Date.now(),
      random: Math.random(),
      writtenBy: answer.servedBy,
      ending: answer.ending,
    })
    setNote(made)
    // Saved at once, unless an older note would be dropped for it: then the learner is asked on opening the
    // note.
    if (notesDroppedBy(readNotes(), made).length === 0) await saveNote(made)
  }

  const open = async () => {
    if (note === null) return
    if (findNote(note.id) === null) {
      const kept = await keep(note)
      if (kept.status === 'failed') toast.error(kept.message)
      if (kept.status !== 'saved') return
    }
    navigate(notePath(note.id, 'preview'))
  }

  return { state: stateOf(view, wish?.topic ?? topic, note), begin, cancel, open, question }
}

function stateOf(
  view: ReturnType<typeof useNotesGeneration>['view'],
  topic: string,
  note: Note | null,
): InlineNotesState {
  if (view.status === 'loading') return { status: 'loading', topic, progress: view.progress }
  return note === null ? { status: 'not-started' } : { status: 'ready', note }
}
