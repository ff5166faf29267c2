import { expect, it } from 'vitest'
import {
  fallbackMockData,
  MOCK_SECONDS_PER_QUESTION,
  MOCK_SPENT_SHARE,
  mockGrade,
  mockMessage,
  timeUse,
  topicStrength,
} from './mock-results.ts'

it('RESULTS-18 grades A+ from 90, A 80, B 70, C 60, D 50, else F', () => {
  expect([90, 89, 80, 79, 70, 69, 60, 59, 50, 49].map(mockGrade)).toEqual([
    'A+',
    'A',
    'A',
    'B',
    'B',
    'C',
    'C',
    'D',
    'D',
    'F',
  ])
})

it('RESULTS-19 has mock messages from 90, 80, 70 and 60', () => {
  expect([90, 89, 80, 79, 70, 69, 60, 59].map(mockMessage)).toEqual([
    'outstanding',
    'excellent',
    'excellent',
    'good',
    'good',
    'fair',
    'fair',
    'needs-work',
  ])
})

it('RESULTS-21 calls the time use excellent up to 75% of the limit, good up to 90%, else rushed', () => {
  expect([450, 451, 540, 541, 600].map((spent) => timeUse(spent, 600))).toEqual([
    'excellent',
    'good',
    'good',
    'rushed',
    'rushed',
  ])
})

it('RESULTS-25 calls a topic strong from 80, good from 60, else in need of work', () => {
  expect([16, 15, 12, 11, 0].map((correct) => topicStrength({ correct, total: 20 }))).toEqual([
    'strong',
    'good',
    'good',
    'needs-work',
    'needs-work',
  ])
})

it('RESULTS-22 RESULTS-23 falls back to 60 s per question, 80% of them spent', () => {
  expect(fallbackMockData(25)).toEqual({ timeLimit: 1500, actualTimeSpent: 1200, recommendations: [] })
  expect([MOCK_SECONDS_PER_QUESTION, MOCK_SPENT_SHARE]).toEqual([60, 0.8])
})
