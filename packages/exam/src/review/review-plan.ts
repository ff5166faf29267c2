import type { ReviewItem } from '@ekagra/schema/review-item'

/** The most questions in one review session; the rest stay due. */
export const REVIEW_SESSION_SIZE = 20

export interface ReviewPlan {
  due: readonly ReviewItem[]
  /** After today. */
  tomorrow: number
  withinAWeek: number
  /** When the next question is due, if one is due after today. */
  next: number | undefined
}

/** The items due by a moment, the longest overdue first. */
export const dueBy = (items: readonly ReviewItem[], until: number): ReviewItem[] =>
  items
    .filter(({ memory }) => memory.due <= until || memory.lastReview > until)
    .sort((a, b) => a.memory.due - b.memory.due)

/** The last moment of the calendar day this many days after `now`, in the learner's time zone. */
export function endOfDay(now: number, daysLater = 0): number {
  const day = new Date(now)
  day.setDate(day.getDate() + daysLater)
  return day.setHours(23, 59, 59, 999)
}

/** Reviews go by days, not by hours: a question due tonight can be reviewed this morning. */
export function planReviews(items: readonly ReviewItem[], now: number): ReviewPlan {
  const due = dueBy(items, endOfDay(now))
  const later = items.filter((item) => !due.includes(item)).map(({ memory }) => memory.due)
  const before = (end: number) => later.filter((moment) => moment <= end).length
  return {
    due,
    tomorrow: before(endOfDay(now, 1)),
    withinAWeek: before(endOfDay(now, 7)),
    next: later.length === 0 ? undefined : Math.min(...later),
  }
}
