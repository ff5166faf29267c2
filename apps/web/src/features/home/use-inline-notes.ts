import { makeNote, noteOptions, notesDroppedBy } from '@ekagra/exam/notes/note-generation'
import type { Note } from '@ekagra/schema/note'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeNotesFailure } from '../../components/notes/describe-notes-failure.ts'
import { useKeepNote } from '../../components/notes/use-keep-note.ts'
import { useNotesGeneration } from '../../components/notes/use-notes-generation.ts'
import { notePath } from '../../lib/paths.ts'
import { findNote, readNotes, saveNote } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Short, for who only looks in. */
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
    })
    setNote(made)
    // Kept at once, unless an older note would have to go for it: that is asked when the note is opened.
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
