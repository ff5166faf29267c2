import { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { expect, it } from 'vitest'
import { GENERATED_TAG, noteOptions, noteTags, TAG_COLOURS, tagColour } from './note-options.ts'

it('NOTES-17 NOTES-18 knows five types and three levels of notes', () => {
  expect(NoteType.options).toEqual(['comprehensive', 'summary', 'detailed', 'practical', 'exam'])
  expect(NoteDifficulty.options).toEqual(['beginner', 'intermediate', 'advanced'])
})

it.each(NoteType.options)(
  'NOTES-19 NOTES-20 always wants examples, and questions only for an exam (%s)',
  (type) => {
    expect(noteOptions(type, 'advanced')).toEqual({
      noteType: type,
      difficulty: 'advanced',
      includeExamples: true,
      includeQuestions: type === 'exam',
    })
  },
)

it("NOTES-31 tags a generated note by topic, type, difficulty and 'smart-ai'", () => {
  expect(noteTags(' Optics ', noteOptions('exam', 'beginner'))).toEqual([
    'Optics',
    'exam',
    'beginner',
    'smart-ai',
  ])
  expect(GENERATED_TAG).toBe('smart-ai')
})

it('NOTES-10 picks the colour of a card by the first tag', () => {
  const colours = [['study'], ['Work', 'study'], ['personal'], ['ideas'], ['Optics', 'study'], []]
  expect(colours.map((tags) => tagColour({ tags }))).toEqual([
    'study',
    'work',
    'personal',
    'ideas',
    'other',
    'other',
  ])
  expect(TAG_COLOURS).toEqual(['study', 'work', 'personal', 'ideas'])
})
