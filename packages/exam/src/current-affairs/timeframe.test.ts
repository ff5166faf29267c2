import { Timeframe } from '@ekagra/schema/generate-questions'
import { expect, it } from 'vitest'
import { aQuestion } from '../testing/builders.ts'
import {
  DEFAULT_TIMEFRAME,
  dropOutdated,
  isEvergreen,
  TIMEFRAME_LABELS,
  timeframeStart,
} from './timeframe.ts'

it.each([
  ['today', '2026-11-15T06:00:00.000Z', '2026-11-14T06:00:00.000Z'],
  ['weekly', '2026-11-15T06:00:00.000Z', '2026-11-08T06:00:00.000Z'],
  ['monthly', '2026-11-15T06:00:00.000Z', '2026-10-15T06:00:00.000Z'],
  ['yearly', '2026-11-15T06:00:00.000Z', '2025-11-15T06:00:00.000Z'],
  ['monthly', '2026-03-31T06:00:00.000Z', '2026-02-28T06:00:00.000Z'],
  ['yearly', '2028-02-29T06:00:00.000Z', '2027-02-28T06:00:00.000Z'],
  ['monthly', '2026-01-10T06:00:00.000Z', '2025-12-10T06:00:00.000Z'],
] as const)('CA-04 begins %s before %s at %s', (timeframe, now, start) => {
  expect(new Date(timeframeStart(timeframe, Date.parse(now))).toISOString()).toBe(start)
})

it('CA-04 CA-05 has four timeframes, monthly by default', () => {
  expect(Timeframe.options).toEqual(['today', 'weekly', 'monthly', 'yearly'])
  expect(DEFAULT_TIMEFRAME).toBe('monthly')
})

it('CA-53 labels them Today, This Week, This Month, This Year', () => {
  expect(TIMEFRAME_LABELS).toEqual({
    today: 'Today',
    weekly: 'This Week',
    monthly: 'This Month',
    yearly: 'This Year',
  })
})

const NOW = Date.parse('2026-11-15T08:00:00.000Z')
const news = (id: string, date: string) =>
  aQuestion({ id, trust: 'cross-checked', source: { title: 'PIB', date } })
const GENERATOR = { type: 'facts/days', version: 1, level: 'medium', seed: 's', index: 0 } as const

it('CA-04 shows no news older than the timeframe as current', () => {
  const questions = [
    news('hour', '2026-11-15T07:00:00Z'),
    news('day', '2026-11-14'),
    news('week', '2026-11-10'),
    news('month', '2026-10-20'),
    news('year', '2026-01-02'),
    news('old', '2024-06-01'),
  ]
  const served = (timeframe: Parameters<typeof dropOutdated>[1]) =>
    dropOutdated(questions, timeframe, NOW).map(({ id }) => id)
  expect(served('today')).toEqual(['hour', 'day'])
  expect(served('weekly')).toEqual(['hour', 'day', 'week'])
  expect(served('monthly')).toEqual(['hour', 'day', 'week', 'month'])
  expect(served('yearly')).toEqual(['hour', 'day', 'week', 'month', 'year'])
})

it('keeps questions without a date or with an unreadable one', () => {
  const undated = [aQuestion({ id: 'none', trust: 'unverified' }), news('vague', 'last week')]
  expect(dropOutdated(undated, 'today', NOW)).toEqual(undated)
})

it('treats generated questions and approved banks as evergreen, however old their facts are', () => {
  const fact = aQuestion({ trust: 'curated', source: { title: 'Fact table', date: '2020-01-01' } })
  expect(isEvergreen(fact)).toBe(true)
  expect(isEvergreen(aQuestion({ trust: 'cross-checked', generator: GENERATOR }))).toBe(true)
  expect(isEvergreen(aQuestion({ trust: 'cross-checked' }))).toBe(false)
  expect(isEvergreen(aQuestion({ trust: 'unverified' }))).toBe(false)
  expect(dropOutdated([fact], 'today', NOW)).toEqual([fact])
})
