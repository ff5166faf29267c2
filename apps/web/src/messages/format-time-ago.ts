import type { Locale } from './locale.ts'
import { timeAgo } from './time-ago.ts'

/** '3 hours ago', 'yesterday', 'now'. Both moments in milliseconds since 1970. */
export function formatTimeAgo(locale: Locale, moment: number, now: number): string {
  const { value, unit } = timeAgo(moment, now)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  // Seconds are no use to anybody.
  return unit === 'second' ? format.format(0, unit) : format.format(-value, unit)
}
