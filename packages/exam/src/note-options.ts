import type { NoteDifficulty, NoteOptions, NoteType } from '@ekagra/schema/generate-notes'
import type { Note } from '@ekagra/schema/note'

/** Marks a note that was generated. */
export const GENERATED_TAG = 'smart-ai'

export const TAG_COLOURS = ['study', 'work', 'personal', 'ideas'] as const
export type TagColour = (typeof TAG_COLOURS)[number] | 'other'

/** Examples are always wanted; questions only in notes for an exam. */
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
  const first = tags[0]?.trim().toLowerCase()
  return TAG_COLOURS.find((colour) => colour === first) ?? 'other'
}
