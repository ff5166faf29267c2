import { describe, expect, it } from 'vitest'
import { anEntry } from '../testing/builders.ts'
import {
  BEST_RESULTS_SHOWN,
  bestResults,
  gradientOf,
  listRecentTests,
  RECENT_TEST_GRADIENTS,
  RECENT_TESTS_LIMIT,
  RECENT_TESTS_POPUP_LIMIT,
  toRecentTest,
} from './recent-tests.ts'

const history = [
  anEntry({ id: 'a', percentage: 80, date: '2026-01-01T00:00:00.000Z' }),
  anEntry({ id: 'b', percentage: 90, date: '2026-01-01T00:00:00.000Z', topic: 'Polity', difficulty: 'hard' }),
  anEntry({ id: 'c', percentage: 80, date: '2026-02-01T00:00:00.000Z' }),
  anEntry({ id: 'd', percentage: 10, date: '2026-03-01T00:00:00.000Z' }),
  anEntry({ id: 'forged', percentage: 100, unconfirmed: true }),
]
const ids = (tests: { id: string }[]) => tests.map(({ id }) => id)

describe('recent tests', () => {
  it('HOME-21 makes a card of an entry', () => {
    expect(toRecentTest(anEntry({ topic: 'Optics', title: 'Week 3' }))).toEqual({
      id: 'exam-1',
      title: 'Optics',
      questions: 10,
      time: '5:30',
      category: 'medium',
      score: 70,
      date: '2026-11-01T10:00:00.000Z',
      deviceType: 'desktop',
    })
  })

  it('HOME-22 sorts by score, then by date', () => {
    expect(ids(listRecentTests(history, { limit: 10 }))).toEqual(['b', 'c', 'a', 'd'])
  })

  it('HOME-20 HISTORY-19 shows 3, or 10 in the popup', () => {
    expect(ids(listRecentTests(history))).toEqual(['b', 'c', 'a'])
    expect([RECENT_TESTS_LIMIT, RECENT_TESTS_POPUP_LIMIT]).toEqual([3, 10])
  })

  it('HOME-25 finds a part of the title or the category', () => {
    expect(ids(listRecentTests(history, { search: ' POL ' }))).toEqual(['b'])
    expect(ids(listRecentTests(history, { search: 'hard' }))).toEqual(['b'])
    expect(ids(listRecentTests(history, { search: 'none' }))).toEqual([])
  })

  it('HOME-18 shows the 3 best results', () => {
    expect(ids(bestResults(history))).toEqual(['b', 'c', 'a'])
    expect(BEST_RESULTS_SHOWN).toBe(3)
  })

  it('HOME-23 cycles through 8 gradients', () => {
    expect([0, 7, 8, 15].map(gradientOf)).toEqual([0, 7, 0, 7])
    expect(RECENT_TEST_GRADIENTS).toBe(8)
  })
})
