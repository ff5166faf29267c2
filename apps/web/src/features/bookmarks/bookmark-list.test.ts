import type { Bookmark } from '@ekagra/schema/bookmark'
import { describe, expect, it } from 'vitest'
import { makeQuestion } from '../../testing/make-attempt.ts'
import { bookmarkRows, countTopics, matchesQuery, putBack } from './bookmark-list.ts'

const bookmark = (n: number, topic?: string): Bookmark => ({
  id: `q-${n}`,
  question: makeQuestion(n),
  ...(topic && { topic }),
})

describe('list of bookmarks', () => {
  const [one, two, three, four] = [bookmark(1), bookmark(2), bookmark(3), bookmark(4)]

  it('keeps the place of a removed bookmark, so that undo restores the order', () => {
    const removed = [
      { bookmark: three, place: 2 },
      { bookmark: one, place: 0 },
    ]
    const rows = bookmarkRows([two, four], removed)
    expect(rows.map(({ bookmark: { id }, isRemoved }) => [id, isRemoved])).toEqual([
      ['q-1', true],
      ['q-2', false],
      ['q-3', true],
      ['q-4', false],
    ])
    expect(putBack(rows, 'q-3')).toEqual([two, three, four])
    expect(putBack(rows, 'q-1')).toEqual([one, two, four])
  })

  it('shows a removed bookmark only once after it was bookmarked again elsewhere', () => {
    const rows = bookmarkRows([one, two], [{ bookmark: one, place: 0 }])
    expect(rows.map(({ isRemoved }) => isRemoved)).toEqual([false, false])
  })

  it('finds a bookmark by words of its question, options or topic, ignoring case', () => {
    const kept = bookmark(7, 'Simple Addition')
    const query = (search: string, topic: string | null = null) => matchesQuery(kept, { search, topic })
    expect(query('')).toBe(true)
    expect(query('WHAT 7')).toBe(true)
    expect(query('addition what')).toBe(true)
    expect(query('14')).toBe(true)
    expect(query('what geometry')).toBe(false)
    expect(query('', 'Simple Addition')).toBe(true)
    expect(query('', 'Geometry')).toBe(false)
  })

  it('counts topics, and uses the chapter of the question if no topic was saved', () => {
    const placed: Bookmark = {
      id: 'q-9',
      question: { ...makeQuestion(9), topicPath: ['Mathematics', 'Algebra', 'Roots'] },
    }
    expect(countTopics([bookmark(1, 'Optics'), placed, bookmark(2, 'Optics'), { id: 'q-0' }])).toEqual([
      { topic: 'Algebra', count: 1 },
      { topic: 'Optics', count: 2 },
    ])
  })
})
