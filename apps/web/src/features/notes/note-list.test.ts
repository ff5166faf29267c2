import type { Note } from '@ekagra/schema/note'
import { expect, it } from 'vitest'
import { notes as hindi } from '../../messages/hi/notes.ts'
import { searchNotes } from './note-list.tsx'

const note = (id: string, title: string, content: string, tags: string[] = []): Note => ({
  id,
  title,
  content,
  tags,
  lastUpdated: '2026-11-15T00:00:00.000Z',
})
const notes = [
  note('a', 'Optics', '## Lenses\n\nA **convex** lens gathers light.', ['physics', 'exam']),
  note('b', 'Percentage', 'Percent of what?', ['maths']),
]
const found = (search: string, tagName = (tag: string) => tag) =>
  searchNotes(notes, search, tagName).map(({ id }) => id)

it('NOTES-04 finds notes by any words of title, tags and text, ignoring case', () => {
  expect(found('')).toEqual(['a', 'b'])
  expect(found('  ')).toEqual(['a', 'b'])
  expect(found('CONVEX light')).toEqual(['a'])
  expect(found('maths percent')).toEqual(['b'])
  expect(found('physics percent')).toEqual([])
})

it('NOTES-04 finds notes by the names of their tags on the screen', () => {
  expect(found('परीक्षा', hindi.tagName)).toEqual(['a'])
  expect(found('exam', hindi.tagName)).toEqual(['a'])
})
