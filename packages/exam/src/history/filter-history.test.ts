import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHistory } from '../testing/arbitraries.ts'
import { anEntry } from '../testing/builders.ts'
import {
  DEFAULT_HISTORY_SORT,
  filterHistory,
  HISTORY_FILTERS,
  HISTORY_SORTS,
  type HistoryQuery,
  sortHistory,
} from './filter-history.ts'

const history = [
  anEntry({
    id: 'a',
    topic: 'Modern Physics',
    date: '2026-03-01T00:00:00.000Z',
    percentage: 50,
    difficulty: 'easy',
  }),
  anEntry({
    id: 'b',
    topic: 'History',
    date: '2026-05-01T00:00:00.000Z',
    percentage: 90,
    difficulty: 'hard',
  }),
  anEntry({
    id: 'c',
    topic: 'physics',
    date: '2026-04-30T23:00:00-05:00',
    percentage: 90,
    difficulty: 'medium',
  }),
  anEntry({
    id: 'current-affairs-1',
    topic: 'News',
    date: '2025-01-01T00:00:00.000Z',
    difficulty: 'Defence',
  }),
]
const QUERY: HistoryQuery = { search: '', difficulty: 'all', sort: 'newest' }
const ids = (query: Partial<HistoryQuery>) =>
  filterHistory(history, { ...QUERY, ...query }).map(({ id }) => id)

describe('filterHistory', () => {
  it('HISTORY-08 finds a part of a topic in any case', () => {
    expect(ids({ search: ' PHYS ' })).toEqual(['c', 'a'])
    expect(ids({ search: 'chemistry' })).toEqual([])
    expect(ids({ search: ' ' })).toHaveLength(4)
  })

  it('HISTORY-10 filters by difficulty; a current-affairs entry has none of the three levels', () => {
    expect(ids({ difficulty: 'easy' })).toEqual(['a'])
    expect(ids({ difficulty: 'medium' })).toEqual(['c'])
    expect(ids({ difficulty: 'hard' })).toEqual(['b'])
    expect(ids({ difficulty: 'all' })).toHaveLength(4)
    expect(HISTORY_FILTERS).toEqual(['all', 'easy', 'medium', 'hard'])
  })

  it('HISTORY-08 HISTORY-10 needs both to match', () => {
    expect(ids({ search: 'phys', difficulty: 'easy' })).toEqual(['a'])
  })

  it('HISTORY-09 sorts by newest (default), oldest and highest percentage', () => {
    expect(ids({ sort: 'newest' })).toEqual(['c', 'b', 'a', 'current-affairs-1'])
    expect(ids({ sort: 'oldest' })).toEqual(['current-affairs-1', 'a', 'b', 'c'])
    expect(ids({ sort: 'score' })).toEqual(['b', 'c', 'current-affairs-1', 'a'])
    expect(HISTORY_SORTS).toEqual(['newest', 'oldest', 'score'])
    expect(DEFAULT_HISTORY_SORT).toBe('newest')
  })

  it('HISTORY-09 gives every matching entry once, in order, and leaves the list as it was', () => {
    fc.assert(
      fc.property(anyHistory, fc.constantFrom(...HISTORY_SORTS), (list, sort) => {
        const before = structuredClone(list)
        const sorted = sortHistory(list, sort)
        expect(list).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(list))
        expect(sorted).toHaveLength(list.length)
        const dates = sorted.map(({ date }) => Date.parse(date))
        if (sort === 'newest') expect(dates).toEqual(dates.toSorted((a, b) => b - a))
        if (sort === 'oldest') expect(dates).toEqual(dates.toSorted((a, b) => a - b))
      }),
    )
  })
})
