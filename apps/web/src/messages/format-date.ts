import type { Locale } from './locale.ts'

const LANGUAGES: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

const sameYear = (a: number, b: number) => new Date(a).getFullYear() === new Date(b).getFullYear()

/** '14 Nov', with its year when that is not the current one. Both moments in milliseconds since 1970. */
export function formatDay(locale: Locale, moment: number, now: number): string {
  const options = sameYear(moment, now) ? DAY : { ...DAY, year: 'numeric' as const }
  return new Intl.DateTimeFormat(LANGUAGES[locale], options).format(moment)
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** Whole days between two calendar days, whatever the length of those days (daylight saving). */
export const daysBetween = (earlier: number, later: number) =>
  Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000)

/** 'today', 'yesterday', else the day. */
export function formatRecentDay(locale: Locale, moment: number, now: number): string {
  const days = daysBetween(moment, now)
  if (days < 0 || days > 1) return formatDay(locale, moment, now)
  return new Intl.RelativeTimeFormat(LANGUAGES[locale], { numeric: 'auto' }).format(-days, 'day')
}

/** 'September', with its year when that is not the current one. */
export function formatMonth(locale: Locale, moment: number, now: number): string {
  const month: Intl.DateTimeFormatOptions = { month: 'long' }
  const options = sameYear(moment, now) ? month : { ...month, year: 'numeric' as const }
  return new Intl.DateTimeFormat(LANGUAGES[locale], options).format(moment)
}

/** '12 November 2026' for the date of a source; a text that is not a date is returned unchanged. */
export function formatSourceDate(locale: Locale, date: string): string {
  const moment = Date.parse(date)
  if (Number.isNaN(moment)) return date
  // A date without a time is the same day everywhere, not the evening before in zones west of Greenwich.
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(date) ? { timeZone: 'UTC' } : {}
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', ...timeZone }
  return new Intl.DateTimeFormat(LANGUAGES[locale], options).format(moment)
}
