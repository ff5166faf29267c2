import { Note } from '@ekagra/schema/note'
import { expect, it } from 'vitest'
import { makeNote, notesDroppedBy, readNotesContent, readNoteTopic } from './note-generation.ts'
import { noteOptions } from './note-options.ts'
import { aNote } from './testing/builders.ts'

const making = {
  topic: ' optics of lenses ',
  options: noteOptions('exam', 'advanced'),
  content: '## Overview',
  timestamp: Date.UTC(2026, 10, 15),
  random: 0.5,
}

it('NOTES-22 takes a topic that is empty after trimming for none', () => {
  expect(['', '   ', '\n\t'].map(readNoteTopic)).toEqual([null, null, null])
  expect(readNoteTopic('  Optics ')).toBe('Optics')
})

it('NOTES-28 takes empty returned content for an error', () => {
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

it('NOTES-33 names the note that a sixteenth would push out, so that it can be downloaded first', () => {
  const notes = Array.from({ length: 15 }, (_, index) => aNote({ id: `n${index}` }))
  expect(notesDroppedBy(notes, aNote({ id: 'new' })).map(({ id }) => id)).toEqual(['n14'])
  expect(notesDroppedBy(notes, aNote({ id: 'n14' }))).toEqual([])
  expect(notesDroppedBy(notes.slice(1), aNote({ id: 'new' }))).toEqual([])
})
