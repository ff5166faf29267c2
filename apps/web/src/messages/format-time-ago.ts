import type { Locale } from './locale.ts'
import { once } from './once.ts'

const sinceThen = once((locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** '3 hours ago', 'yesterday', 'now'. Both moments in milliseconds since 1970. */
export function formatTimeAgo(locale: Locale, moment: number, now: number): string {
  const { value, unit } = timeAgo(moment, now)
  const format = sinceThen(locale)
  // Seconds would be too exact to be useful.
  return unit === 'second' ? format.format(0, unit) : format.format(-value, unit)
}

const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * The time since a moment in the largest whole unit, for `Intl.RelativeTimeFormat`. Both moments in
 * milliseconds.
 */
export const timeAgo = (
  moment: number,
  now: number,
): { unit: (typeof UNITS)[number][0] | 'second'; value: number } => {
  const seconds = Math.max(0, Math.floor((now - moment) / 1000))
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const)
  return { unit, value: Math.floor(seconds / size) }
}
