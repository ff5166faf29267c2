import { expect, it } from 'vitest'
import {
  CARD_QUESTION_COUNT,
  CURRENT_AFFAIRS_CATEGORIES,
  categorySessions,
  chosenCategory,
  INDIA_BULK,
  logCategorySession,
  shortCategory,
  timesUsed,
} from './categories.ts'

it('CA-10 offers 14 categories in this order', () => {
  expect(CURRENT_AFFAIRS_CATEGORIES.map(({ title }) => title)).toEqual([
    'India Current Affairs',
    'Government Schemes',
    'Business, Economy & Banking',
    'Defence',
    'Reports and Indices',
    'Environment & Biodiversity',
    'Awards, Honours & Persons',
    'Places in News',
    'Important Days and Events',
    'Sports Current Affairs',
    'Science & Technology',
    'Summits and Conferences',
    'International',
    'Art & Culture',
  ])
})

it('CA-09 gives each category its own icon and colour', () => {
  for (const field of ['icon', 'colour'] as const) {
    expect(new Set(CURRENT_AFFAIRS_CATEGORIES.map((category) => category[field])).size).toBe(14)
  }
})

it('CA-11 has no category while none is chosen, or while the text of Other is blank', () => {
  expect(chosenCategory({ kind: 'none' })).toBeUndefined()
  expect(chosenCategory({ kind: 'other', text: '  ' })).toBeUndefined()
})

it('accepts India Bulk, a predefined category or free text', () => {
  expect(chosenCategory({ kind: 'india-bulk' })).toBe('India Bulk')
  expect(chosenCategory({ kind: 'predefined', title: 'Defence' })).toBe('Defence')
  expect(chosenCategory({ kind: 'other', text: ' Space missions ' })).toBe('Space missions')
  expect(INDIA_BULK).toBe('India Bulk')
})

it('CA-54 shows the first 10 characters of a category on mobile', () => {
  expect(shortCategory('Science & Technology')).toBe('Science &…')
  expect(shortCategory('Government Schemes')).toBe('Government…')
  expect(shortCategory('Defence')).toBe('Defence')
  expect(shortCategory('0123456789')).toBe('0123456789')
})

it('CA-25 has 500 MCQs on a badge by default', () => {
  expect(CARD_QUESTION_COUNT).toBe(500)
})

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
