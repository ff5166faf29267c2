import { aQuestion } from '@ekagra/exam/testing/builders'
import { expect, it } from 'vitest'
import { readBookmarks, toggleBookmark } from './bookmarks.ts'

const bookmarks = [{ id: 'a' }, { id: 'b' }]

it('STORE-06 removes a saved bookmark, and the result is false', () => {
  expect(toggleBookmark(bookmarks, { id: 'b' })).toEqual({ bookmarks: [{ id: 'a' }], saved: false })
})

it('STORE-07 adds an unsaved bookmark at the front, and the result is true', () => {
  expect(toggleBookmark(bookmarks, { id: 'c', topic: 'Optics' })).toEqual({
    bookmarks: [{ id: 'c', topic: 'Optics' }, { id: 'a' }, { id: 'b' }],
    saved: true,
  })
})

it('STORE-05 reads a list of bookmarks; one that is not whole still has its id', () => {
  const whole = { id: 'a', topic: 'Optics', question: aQuestion(), savedAt: '2026-11-15T00:00:00.000Z' }
  expect(readBookmarks([whole, { id: 'b', question: 3 }, { id: '' }, {}, null])).toEqual([whole, { id: 'b' }])
})

it('STORE-44 reads anything but a list as none', () => {
  expect([null, {}, 'a'].map(readBookmarks)).toEqual([[], [], []])
})
