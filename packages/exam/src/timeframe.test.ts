import { Timeframe } from '@ekagra/schema/generate-questions'
import { expect, it } from 'vitest'
import { DEFAULT_TIMEFRAME, TIMEFRAME_LABELS, timeframeStart } from './timeframe.ts'

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
