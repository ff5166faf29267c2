import { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { Note } from '@ekagra/schema/note'
import { expect, it } from 'vitest'
import { aNote } from '../testing/builders.ts'
import {
  continueNote,
  GENERATED_TAG,
  makeNote,
  noteOptions,
  notesDroppedBy,
  noteTags,
  readNotesContent,
  readNoteTopic,
  TAG_COLOURS,
  tagColour,
} from './note-generation.ts'

const making = {
  topic: ' optics of lenses ',
  options: noteOptions('exam', 'advanced'),
  content: '## Overview',
  timestamp: Date.UTC(2026, 10, 15),
  random: 0.5,
}

it('NOTES-22 rejects a topic that is empty after trimming', () => {
  expect(['', '   ', '\n\t'].map(readNoteTopic)).toEqual([null, null, null])
  expect(readNoteTopic('  Optics ')).toBe('Optics')
})

it('NOTES-28 treats empty content as an error', () => {
  expect(['', '  \n', undefined, null, 42, {}].map(readNotesContent)).toEqual(Array(6).fill(null))
  expect(readNotesContent('\n# Optics\n')).toBe('# Optics')
})

it('NOTES-30 NOTES-31 API-09 makes a note with an id, tags for topic, type and difficulty, and its time', () => {
  const note = makeNote(making)
  expect(Note.parse(note)).toEqual({
    id: expect.stringMatching(/^note-\d+-[a-z0-9]{7}$/),
    title: 'Optics of lenses',
    content: '## Overview',
    tags: ['optics of lenses', 'exam', 'advanced', 'smart-ai'],
    lastUpdated: '2026-11-15T00:00:00.000Z',
  })
  expect(makeNote({ ...making, random: 0.25 }).id).not.toBe(note.id)
})

it('SHELL-18 files a recommended note under its category, unless that is general', () => {
  expect(makeNote({ ...making, category: 'physics' }).tags.at(-1)).toBe('physics')
  for (const category of ['general', ' ', undefined, 'exam']) {
    expect(makeNote({ ...making, category }).tags).toHaveLength(4)
  }
})

it('NOTES-33 finds the note that a sixteenth would replace, so that it can be downloaded first', () => {
  const notes = Array.from({ length: 15 }, (_, index) => aNote({ id: `n${index}` }))
  expect(notesDroppedBy(notes, aNote({ id: 'new' })).map(({ id }) => id)).toEqual(['n14'])
  expect(notesDroppedBy(notes, aNote({ id: 'n14' }))).toEqual([])
  expect(notesDroppedBy(notes.slice(1), aNote({ id: 'new' }))).toEqual([])
})

it('NOTES-17 NOTES-18 has five types and three levels of notes', () => {
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

it('stores who wrote a note, and how it ended only if something is missing', () => {
  const plain = makeNote(making)
  expect(plain).not.toHaveProperty('writtenBy')
  expect(plain).not.toHaveProperty('ending')
  const cut = makeNote({ ...making, writtenBy: 'built-in', ending: 'cut-off' })
  expect(cut).toMatchObject({ writtenBy: 'built-in', ending: 'cut-off' })
  expect(makeNote({ ...making, ending: 'complete' })).not.toHaveProperty('ending')
})

it('continues a note that was cut off, and says so again only if it is still not complete', () => {
  const cut = makeNote({ ...making, content: '## Overview\n', ending: 'cut-off' })
  const whole = continueNote(cut, '\n## Uses\n', 'complete', Date.UTC(2026, 10, 16))
  expect(whole).toMatchObject({
    id: cut.id,
    content: '## Overview\n\n## Uses',
    lastUpdated: '2026-11-16T00:00:00.000Z',
  })
  expect(whole).not.toHaveProperty('ending')
  expect(continueNote(cut, 'more', 'filtered', 0).ending).toBe('filtered')
})
