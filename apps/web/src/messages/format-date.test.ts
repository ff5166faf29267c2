import { describe, expect, it } from 'vitest'
import {
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  formatRecentDay,
  formatSourceDate,
} from './format-date.ts'

const at = (year: number, month: number, day: number, hour = 12) =>
  new Date(year, month - 1, day, hour).getTime()
const now = at(2026, 11, 15)
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

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

  it.each([
    ['en', 'en-IN'],
    ['hi', 'hi-IN-u-nu-latn'],
  ] as const)('writes dates in %s as the platform does', (locale, language) => {
    const platform = (moment: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, options).format(moment)
    const [day, year] = [{ day: 'numeric' }, { year: 'numeric' }] as const
    for (const month of MONTHS) {
      const [here, before] = [at(2026, month, month + 3, month * 2 - 1), at(2024, month, 28)]
      expect(formatDay(locale, here, now)).toBe(platform(here, { ...day, month: 'short' }))
      expect(formatDay(locale, before, now)).toBe(platform(before, { ...day, month: 'short', ...year }))
      expect(formatMonth(locale, here, now)).toBe(platform(here, { month: 'long' }))
      expect(formatMonth(locale, before, now)).toBe(platform(before, { month: 'long', ...year }))
      expect(formatSourceDate(locale, new Date(here).toISOString())).toBe(
        platform(here, { ...day, month: 'long', ...year }),
      )
      expect(formatMoment(locale, here)).toBe(
        platform(here, {
          ...day,
          month: 'long',
          hour: 'numeric',
          minute: '2-digit',
          hour12: locale === 'en',
        }),
      )
    }
    const recent = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
    for (const days of [0, 1])
      expect(formatRecentDay(locale, at(2026, 11, 15 - days), now)).toBe(recent.format(-days, 'day'))
  })

  it('shows a date without a time as that day everywhere, and leaves other text alone', () => {
    expect(formatSourceDate('en', '2026-11-12')).toBe('12 November 2026')
    expect(formatSourceDate('en', 'last spring')).toBe('last spring')
  })
})
