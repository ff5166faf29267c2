import type { Locale } from './locale.ts'

/**
 * The words that the browser's own formatter uses; a test compares the two. The first formatter of `Intl` takes 25 ms to make, on a
 * cheap phone 100 ms, and most screens of a returning learner show a date.
 */
const MONTHS: Record<Locale, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}
const SHORT_MONTHS: Record<Locale, readonly string[]> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  hi: 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' '),
}
const RECENT_DAYS: Record<Locale, readonly string[]> = { en: ['today', 'yesterday'], hi: ['आज', 'कल'] }

/** Throws on an invalid date, as the platform's formatter does, so that no screen shows 'NaN'. */
function dateAt(moment: number): Date {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) throw new RangeError(`${moment} is no moment`)
  return date
}

const yearUnlessThis = (date: Date, now: number) =>
  date.getFullYear() === new Date(now).getFullYear() ? '' : ` ${date.getFullYear()}`

/** '14 Nov', with its year when that is not the current one. Both moments in milliseconds since 1970. */
export function formatDay(locale: Locale, moment: number, now: number): string {
  const date = dateAt(moment)
  return `${date.getDate()} ${SHORT_MONTHS[locale][date.getMonth()]}${yearUnlessThis(date, now)}`
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0)

/** Whole days between two calendar days, whatever the length of those days (daylight saving). */
export const daysBetween = (earlier: number, later: number) =>
  Math.round((startOfDay(later) - startOfDay(earlier)) / 86_400_000)

/** 'today', 'yesterday', else the day. */
export const formatRecentDay = (locale: Locale, moment: number, now: number): string =>
  RECENT_DAYS[locale][daysBetween(moment, now)] ?? formatDay(locale, moment, now)

/** 'September', with its year when that is not the current one. */
export function formatMonth(locale: Locale, moment: number, now: number): string {
  const date = dateAt(moment)
  return `${MONTHS[locale][date.getMonth()]}${yearUnlessThis(date, now)}`
}

/** '5 September at 1:07 pm', in Hindi '5 सितंबर को 13:07 बजे'. */
export function formatMoment(locale: Locale, moment: number): string {
  const date = dateAt(moment)
  const [day, hours] = [`${date.getDate()} ${MONTHS[locale][date.getMonth()]}`, date.getHours()]
  const minutes = `${date.getMinutes()}`.padStart(2, '0')
  return locale === 'hi'
    ? `${day} को ${`${hours}`.padStart(2, '0')}:${minutes} बजे`
    : `${day} at ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** '12 November 2026' for the date of a source; a text that is not a date is returned unchanged. */
export function formatSourceDate(locale: Locale, text: string): string {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return text
  // A date without a time is the same day everywhere, not the evening before in zones west of Greenwich.
  const [day, month, year] = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()]
    : [date.getDate(), date.getMonth(), date.getFullYear()]
  return `${day} ${MONTHS[locale][month]} ${year}`
}
