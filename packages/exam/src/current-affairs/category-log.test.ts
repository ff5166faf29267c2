import { expect, it } from 'vitest'
import { categorySessions, logCategorySession, timesUsed } from './category-log.ts'

it('CA-26 CA-36 numbers the sessions of each category', () => {
  const log = logCategorySession(
    logCategorySession(logCategorySession({}, 'Defence', 15), 'Sports', 12),
    'Defence',
    9,
  )
  expect(categorySessions(log, 'Defence')).toEqual([
    { session: 1, questions: 15 },
    { session: 2, questions: 9 },
  ])
  expect(['Defence', 'Sports', 'Other'].map((category) => timesUsed(log, category))).toEqual([2, 1, 0])
})

it('handles a category named like a built-in property of objects', () => {
  expect(timesUsed({}, 'constructor')).toBe(0)
})
