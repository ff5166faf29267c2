import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQuestion } from '../../../testing/make-attempt.ts'
import { readBookmarks, subscribeToBookmarks, toggleBookmark } from './bookmark-store.ts'

vi.mock('../core/log-storage-problem.ts')

beforeEach(() => localStorage.clear())

describe('bookmarks', () => {
  it('STORE-05 STORE-07 toggling an unsaved one adds it at the front and returns true', () => {
    expect(toggleBookmark({ id: 'a' })).toBe(true)
    expect(toggleBookmark({ id: 'b', topic: 'Sums', question: makeQuestion(1) })).toBe(true)
    expect(readBookmarks()).toEqual([{ id: 'b', topic: 'Sums', question: makeQuestion(1) }, { id: 'a' }])
    expect(JSON.parse(localStorage.getItem('bookmarks') ?? '')[1]).toEqual({ id: 'a' })
  })

  it('STORE-06 toggling a saved one removes it and returns false', () => {
    toggleBookmark({ id: 'a' })
    toggleBookmark({ id: 'b' })
    expect(toggleBookmark({ id: 'a' })).toBe(false)
    expect(readBookmarks()).toEqual([{ id: 'b' }])
  })

  it('STORE-05 reads a list of bookmarks; an incomplete one still has its id', () => {
    const whole = { id: 'a', topic: 'Optics', question: makeQuestion(1), savedAt: '2026-11-15T00:00:00.000Z' }
    localStorage.setItem('bookmarks', JSON.stringify([whole, { id: 'b', question: 3 }, { id: '' }, {}, null]))
    expect(readBookmarks()).toEqual([whole, { id: 'b' }])
  })

  it('keeps bookmarks of another version by their id, and sets the list aside on a write', () => {
    const foreign = JSON.stringify([
      { id: 'a', topic: 'Sums', question: { text: 'old shape' }, stars: 5 },
      { no: 'id' },
    ])
    localStorage.setItem('bookmarks', foreign)
    expect(readBookmarks()).toEqual([{ id: 'a' }])
    toggleBookmark({ id: 'b' })
    expect(readBookmarks()).toEqual([{ id: 'b' }, { id: 'a' }])
    expect(localStorage.getItem('bookmarks.corrupt-1')).toBe(foreign)
  })

  it('STORE-44 reads as an empty list if something else is stored', () => {
    for (const junk of ['junk', 'null', '{}', '7', '"text"']) {
      localStorage.setItem('bookmarks', junk)
      expect(readBookmarks()).toEqual([])
    }
  })

  it('notifies components of a toggle', () => {
    const heard = vi.fn()
    const stop = subscribeToBookmarks(heard)
    toggleBookmark({ id: 'a' })
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })
})
