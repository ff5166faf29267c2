import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'

export const DEFAULT_TIMEFRAME: Timeframe = 'monthly'

/** The names in titles of saved quizzes and on the chips of a quiz. */
export const TIMEFRAME_LABELS: Record<Timeframe, string> = {
  today: 'Today',
  weekly: 'This Week',
  monthly: 'This Month',
  yearly: 'This Year',
}

const DAYS: Record<Exclude<Timeframe, 'monthly' | 'yearly'>, number> = { today: 1, weekly: 7 }
const MONTHS: Record<'monthly' | 'yearly', number> = { monthly: 1, yearly: 12 }

/** The earliest time that counts as recent: 24 hours, 7 days, a month or a year before `now` (milliseconds, UTC). */
export const timeframeStart = (timeframe: Timeframe, now: number): number => {
  if (timeframe === 'today' || timeframe === 'weekly') return now - DAYS[timeframe] * 86_400_000
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - MONTHS[timeframe])
  // 31 March minus a month is the last of February, not 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/** A date without a time means the whole day in any time zone, so it may be up to a day older than its midnight. */
const DAY_MS = 86_400_000
const BARE_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Made from lasting facts, by a generator or an approved bank: not news, and not presented as news. */
export const isEvergreen = ({ generator, trust }: Pick<Question, 'generator' | 'trust'>): boolean =>
  generator !== undefined || trust === 'computed' || trust === 'curated'

/** Whether a question may be shown as current: its source lies in the timeframe, or it does not claim to be news. */
export const isWithinTimeframe = (question: Question, timeframe: Timeframe, now: number): boolean => {
  const date = question.source?.date
  if (isEvergreen(question) || date === undefined) return true
  const moment = Date.parse(date)
  if (Number.isNaN(moment)) return true
  const end = BARE_DAY.test(date) ? moment + DAY_MS : moment
  return end >= timeframeStart(timeframe, now)
}

/** The questions without those whose news is older than the learner asked for. */
export const dropOutdated = (questions: readonly Question[], timeframe: Timeframe, now: number): Question[] =>
  questions.filter((question) => isWithinTimeframe(question, timeframe, now))
