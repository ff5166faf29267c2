import type { Timeframe } from '@ekagra/schema/generate-questions'

export const DEFAULT_TIMEFRAME: Timeframe = 'monthly'

/** As titles of saved quizzes and the chips of a quiz name it. */
export const TIMEFRAME_LABELS: Record<Timeframe, string> = {
  today: 'Today',
  weekly: 'This Week',
  monthly: 'This Month',
  yearly: 'This Year',
}

const DAYS: Record<Exclude<Timeframe, 'monthly' | 'yearly'>, number> = { today: 1, weekly: 7 }
const MONTHS: Record<'monthly' | 'yearly', number> = { monthly: 1, yearly: 12 }

/** From when on an item is recent enough: 24 hours, 7 days, a month or a year before `now` (milliseconds, UTC). */
export const timeframeStart = (timeframe: Timeframe, now: number): number => {
  if (timeframe === 'today' || timeframe === 'weekly') return now - DAYS[timeframe] * 86_400_000
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - MONTHS[timeframe])
  // 31 March minus a month is the last of February, not 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
