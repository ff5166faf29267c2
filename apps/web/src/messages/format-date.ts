import type { Locale } from './locale.ts'
import { once } from './once.ts'

const LANGUAGES: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }

/** One kind of date, its formatter made once for each language. */
const inEach = (options: Intl.DateTimeFormatOptions) =>
  once((locale: Locale) => new Intl.DateTimeFormat(LANGUAGES[locale], options))

const day = inEach({ day: 'numeric', month: 'short' })
const dayAndYear = inEach({ day: 'numeric', month: 'short', year: 'numeric' })
const month = inEach({ month: 'long' })
const monthAndYear = inEach({ month: 'long', year: 'numeric' })
const wholeDate = inEach({ day: 'numeric', month: 'long', year: 'numeric' })
const wholeDateAnywhere = inEach({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const recentDay = once(
  (locale: Locale) => new Intl.RelativeTimeFormat(LANGUAGES[locale], { numeric: 'auto' }),
)

const sameYear = (a: number, b: number) => new Date(a).getFullYear() === new Date(b).getFullYear()

/** '14 Nov', with its year when that is not the current one. Both moments in milliseconds since 1970. */
export function formatDay(locale: Locale, moment: number, now: number): string {
  return (sameYear(moment, now) ? day : dayAndYear)(locale).format(moment)
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** Whole days between two calendar days, whatever the length of those days (daylight saving). */
export const daysBetween = (earlier: number, later: number) =>
  Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000)

/** 'today', 'yesterday', else the day. */
export function formatRecentDay(locale: Locale, moment: number, now: number): string {
  const days = daysBetween(moment, now)
  if (days < 0 || days > 1) return formatDay(locale, moment, now)
  return recentDay(locale).format(-days, 'day')
}

/** 'September', with its year when that is not the current one. */
export function formatMonth(locale: Locale, moment: number, now: number): string {
  return (sameYear(moment, now) ? month : monthAndYear)(locale).format(moment)
}

/** '12 November 2026' for the date of a source; a text that is not a date is returned unchanged. */
export function formatSourceDate(locale: Locale, date: string): string {
  const moment = Date.parse(date)
  if (Number.isNaN(moment)) return date
  // A date without a time is the same day everywhere, not the evening before in zones west of Greenwich.
  const isWholeDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  return (isWholeDay ? wholeDateAnywhere : wholeDate)(locale).format(moment)
}
