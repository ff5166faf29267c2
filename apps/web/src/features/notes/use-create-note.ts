import { makeNote, noteOptions, readNoteTopic } from '@ekagra/exam/notes/note-generation'
import type { Note } from '@ekagra/schema/note'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeepNote } from '../../components/notes/keep-note.tsx'
import { useNotesGeneration } from '../../components/notes/use-notes-generation.ts'
import type { NotesWish } from '../../lib/backend/request-notes.ts'
import { notePath } from '../../lib/filled-paths.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** A finished note that is not saved yet, and why. */
export interface UnsavedNote {
  note: Note
  message: string | undefined
}

/** Generates a note on a topic and saves it. */
export function useCreateNote(category: string | undefined) {
  const words = useMessages(notesMessages)
  const navigate = useNavigate()
  const generation = useNotesGeneration()
  const { keep, question } = useKeepNote()
  const [error, setError] = useState<string>()
  const [unsaved, setUnsaved] = useState<UnsavedNote | null>(null)

  const save = async (note: Note, madeHere = false) => {
    const kept = await keep(note)
    if (kept.status === 'saved') {
      const description = words.save.notices([...kept.notices, ...(madeHere ? [words.making.madeHere] : [])])
      if (note.ending === undefined)
        toast.success(words.making.done, { description: description || undefined })
      else toast.info(words.note.endings[note.ending], { description: description || undefined })
      navigate(notePath(note.id, 'preview'))
      return
    }
    const message = kept.status === 'failed' ? kept.message : undefined
    if (message !== undefined) toast.error(message)
    setUnsaved({ note, message })
  }

  const create = async (wish: NotesWish) => {
    const topic = readNoteTopic(wish.topic)
    setError(topic === null ? words.form.blank : undefined)
    if (topic === null) return
    setUnsaved(null)
    const answer = await generation.generate({ ...wish, topic })
    if (answer === null) return
    const { noteType, difficulty } = wish
    const note = makeNote({
      topic,
      options: noteOptions(noteType, difficulty),
      content: answer.content,
      category,
      timestamp: Date.now(),
      random: Math.random(),
      writtenBy: answer.servedBy,
      ending: answer.ending,
    })
    await save(note, answer.source === 'engine')
  }

  return {
    generation,
    question,
    error,
    clearError: () => setError(undefined),
    unsaved,
    create,
    saveAgain: () => unsaved && save(unsaved.note),
  }
}
