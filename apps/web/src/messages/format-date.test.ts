import { describe, expect, it } from 'vitest'
import { daysBetween, formatDay, formatMonth, formatRecentDay } from './format-date.ts'

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime()
const now = at(2026, 11, 15)

describe('dates in words', () => {
  it('names the day and the month', () => {
    expect(formatDay('en', at(2026, 11, 2), now)).toBe('2 Nov')
  })

  it('adds the year if it is not the current one', () => {
    expect(formatDay('en', at(2025, 11, 2), now)).toBe('2 Nov 2025')
    expect(formatMonth('en', at(2025, 3, 2), now)).toBe('March 2025')
  })

  it('says today and yesterday by the calendar, not by hours', () => {
    expect(formatRecentDay('en', at(2026, 11, 15, 0), now)).toBe('today')
    expect(formatRecentDay('en', at(2026, 11, 14, 23), at(2026, 11, 15, 1))).toBe('yesterday')
    expect(formatRecentDay('en', at(2026, 11, 13), now)).toBe('13 Nov')
  })

  it('does not call a day in the future today', () => {
    expect(formatRecentDay('en', at(2026, 11, 16), now)).toBe('16 Nov')
  })

  it('counts calendar days', () => {
    expect(daysBetween(at(2026, 11, 6, 23), at(2026, 11, 15, 1))).toBe(9)
  })
})
