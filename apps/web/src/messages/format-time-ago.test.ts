import { expect, it } from 'vitest'
import { timeAgo } from './format-time-ago.ts'

const NOW = Date.parse('2026-11-15T00:00:00.000Z')

it.each([
  [0, 'second', 0],
  [59, 'second', 59],
  [60, 'minute', 1],
  [3599, 'minute', 59],
  [3600, 'hour', 1],
  [86_399, 'hour', 23],
  [86_400, 'day', 1],
  [6 * 86_400, 'day', 6],
  [7 * 86_400, 'week', 1],
  [29 * 86_400, 'week', 4],
  [30 * 86_400, 'month', 1],
  [364 * 86_400, 'month', 12],
  [800 * 86_400, 'year', 2],
  [-50, 'second', 0],
])('NOTES-08 gives %d seconds ago in %ss', (seconds, unit, value) => {
  expect(timeAgo(NOW - seconds * 1000, NOW)).toEqual({ unit, value })
})
