import { NoteDifficulty, type NoteOptions, NoteType } from '@ekagra/schema/generate-notes'
import type { Note } from '@ekagra/schema/note'
import type { NotesEnding } from '@ekagra/schema/notes-events'
import { randomSuffix } from '../question/question-id.ts'
import { foldCase } from '../similarity/fold-case.ts'
import { saveNote } from './saved-notes.ts'

/** The trimmed topic; null when it is empty. */
export const readNoteTopic = (entered: string): string | null => entered.trim() || null

/** The notes in the response; null when they are empty, which is an error. */
export const readNotesContent = (returned: unknown): string | null =>
  typeof returned === 'string' && returned.trim() !== '' ? returned.trim() : null

export interface NoteParts {
  topic: string
  options: NoteOptions
  content: string
  /** The category from a recommendation; 'general' is no real category. */
  category?: string | undefined
  timestamp: number
  /** In [0, 1). */
  random: number
  /** The AI provider that wrote it, or 'engine'. */
  writtenBy?: string | undefined
  ending?: NotesEnding | undefined
}

/** A generated note, ready to be saved. */
export function makeNote({
  topic,
  options,
  content,
  category,
  timestamp,
  random,
  writtenBy,
  ending,
}: NoteParts): Note {
  const title = topic.trim()
  const tags = noteTags(topic, options)
  const filed = category?.trim() ?? ''
  return {
    id: `note-${timestamp}-${randomSuffix(random)}`,
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    content,
    tags: filed === '' || filed === 'general' || tags.includes(filed) ? tags : [...tags, filed],
    lastUpdated: new Date(timestamp).toISOString(),
    ...(writtenBy !== undefined && { writtenBy }),
    ...(ending !== undefined && ending !== 'complete' && { ending }),
  }
}

/** The stored notes that would be dropped if this one were saved, so that the learner can copy them first. */
export function notesDroppedBy(notes: readonly Note[], note: Note): Note[] {
  const kept = new Set(saveNote(notes, note).map(({ id }) => id))
  return notes.filter(({ id }) => !kept.has(id))
}

/** What was asked for when a note was made; null for a note that was not generated. */
export function readNoteWish({
  tags,
}: Pick<Note, 'tags'>): (Pick<NoteOptions, 'noteType' | 'difficulty'> & { topic: string }) | null {
  const [topic, type, level] = tags
  const noteType = NoteType.safeParse(type).data
  const difficulty = NoteDifficulty.safeParse(level).data
  return topic !== undefined && noteType && difficulty ? { topic, noteType, difficulty } : null
}

/** A note that was cut off, with what was written after it. */
export function continueNote(note: Note, more: string, ending: NotesEnding, timestamp: number): Note {
  const { ending: _, ...rest } = note
  return {
    ...rest,
    content: `${note.content.trimEnd()}\n\n${more.trim()}`,
    lastUpdated: new Date(timestamp).toISOString(),
    ...(ending !== 'complete' && { ending }),
  }
}

/** The tag of every generated note. */
export const GENERATED_TAG = 'smart-ai'

export const TAG_COLOURS = ['study', 'work', 'personal', 'ideas'] as const
export type TagColour = (typeof TAG_COLOURS)[number] | 'other'

/** Examples are always included; questions only in notes for an exam. */
export const noteOptions = (noteType: NoteType, difficulty: NoteDifficulty): NoteOptions => ({
  noteType,
  difficulty,
  includeExamples: true,
  includeQuestions: noteType === 'exam',
})

export const noteTags = (topic: string, { noteType, difficulty }: NoteOptions): string[] => [
  topic.trim(),
  noteType,
  difficulty,
  GENERATED_TAG,
]

/** The first tag picks the colour of a note's card. */
export const tagColour = ({ tags }: Pick<Note, 'tags'>): TagColour => {
  const first = foldCase(tags[0] ?? '')
  return TAG_COLOURS.find((colour) => colour === first) ?? 'other'
}
