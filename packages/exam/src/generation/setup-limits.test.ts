import { describe, expect, it } from 'vitest'
import {
  fitCount,
  HOME_COUNT,
  loadingToast,
  PRACTICE_DEFAULT_DIFFICULTY,
  RELATED_TOPIC_SESSION,
  readTopic,
  TEST_COUNT,
  TEST_DEFAULT_DIFFICULTY,
} from './setup-limits.ts'

it('HOME-06 counts on home from 1 to 30 by 1, default 10', () => {
  expect(HOME_COUNT).toEqual({ min: 1, max: 30, step: 1, default: 10 })
})

it('SETUP-04 SETUP-05 counts in test setup from 5 to 30 by 5, default 10', () => {
  expect(TEST_COUNT).toEqual({ min: 5, max: 30, step: 5, default: 10 })
})

it('SETUP-03 SETUP-17 starts a test at easy and practice at medium', () => {
  expect([TEST_DEFAULT_DIFFICULTY, PRACTICE_DEFAULT_DIFFICULTY]).toEqual(['easy', 'medium'])
})

it('HOME-13 starts an easy session of 8 from a related topic', () => {
  expect(RELATED_TOPIC_SESSION).toEqual({ difficulty: 'easy', questionCount: 8 })
})

describe('fitCount', () => {
  it.each([
    [12, 10],
    [13, 15],
    ['20', 20],
    [100, 30],
    [-4, 5],
    [undefined, 10],
    ['many', 10],
    [' ', 10],
    [Number.NaN, 10],
  ])('SETUP-05 brings %j onto the test slider as %d', (wished, count) => {
    expect(fitCount(wished, TEST_COUNT)).toBe(count)
  })

  it('keeps any whole count of the home slider', () => {
    expect([1, 7, 30].map((count) => fitCount(count, HOME_COUNT))).toEqual([1, 7, 30])
  })
})

it('HOME-09 accepts a topic only when it is not empty after trimming', () => {
  expect(readTopic('  Optics ')).toBe('Optics')
  expect(readTopic('   ')).toBeUndefined()
  expect(readTopic('')).toBeUndefined()
})

it('has a loading toast for an easy, a hard and any other test', () => {
  expect((['easy', 'hard', 'medium'] as const).map(loadingToast)).toEqual([
    'easy-test',
    'challenging-test',
    'test',
  ])
})
