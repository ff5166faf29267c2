import { expect, it } from 'vitest'
import { aNote } from '../testing/builders.ts'
import {
  deleteNote,
  isCacheFresh,
  isNotesCacheKey,
  mostRecentNotes,
  NOTES_CACHE_MS,
  NOTES_CACHE_PREFIX,
  NOTES_KEPT,
  NOTES_SKELETON_CARDS,
  notesCacheKey,
  readNotes,
  saveNote,
} from './saved-notes.ts'

const notes = Array.from({ length: 15 }, (_, index) => aNote({ id: `n${index}` }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

it('NOTES-33 keeps 15 notes: the new one plus 14', () => {
  const saved = saveNote(notes, aNote({ id: 'new' }))
  expect(ids(saved)).toEqual(['new', ...ids(notes.slice(0, 14))])
  expect(NOTES_KEPT).toBe(15)
})

it('NOTES-33 replaces a note by its changed version', () => {
  const saved = saveNote(notes, aNote({ id: 'n3', title: 'Changed' }))
  expect(saved).toHaveLength(15)
  expect(saved[0]).toEqual(aNote({ id: 'n3', title: 'Changed' }))
  expect(ids(saved).filter((id) => id === 'n3')).toHaveLength(1)
})

it('deletes a note by its id', () => {
  expect(ids(deleteNote(notes, 'n0'))).toEqual(ids(notes.slice(1)))
})

it('NOTES-41 trims to the 15 most recent', () => {
  const aged = Array.from({ length: 20 }, (_, day) =>
    aNote({ id: `d${day}`, lastUpdated: `2026-11-${String(day + 1).padStart(2, '0')}T00:00:00.000Z` }),
  )
  expect(ids(mostRecentNotes(aged))).toEqual(Array.from({ length: 15 }, (_, index) => `d${19 - index}`))
})

it('NOTES-30 STORE-12 reads stored notes and leaves out values that are not notes', () => {
  expect(readNotes([aNote(), { id: 'x' }, null])).toEqual([aNote()])
  expect([null, {}, 'a'].map(readNotes)).toEqual([[], [], []])
})

it('NOTES-34 caches under the prefix notes_cache_', () => {
  expect(NOTES_CACHE_PREFIX).toBe('notes_cache_')
  expect(notesCacheKey(' Modern Physics ')).toBe('notes_cache_modern physics')
  expect(notesCacheKey('Optics', 'exam-beginner')).toBe('notes_cache_optics_exam-beginner')
  expect([notesCacheKey('a'), 'saved_notes', 'my notes_cache_'].map(isNotesCacheKey)).toEqual([
    true,
    false,
    false,
  ])
})

it('NOTES-35 uses cached notes for 24 hours', () => {
  const hour = 3_600_000
  expect([0, 23, 24, -1].map((age) => isCacheFresh(100 * hour, (100 + age) * hour))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(NOTES_CACHE_MS).toBe(86_400_000)
})

it('NOTES-05 has 6 skeleton cards', () => {
  expect(NOTES_SKELETON_CARDS).toBe(6)
})
