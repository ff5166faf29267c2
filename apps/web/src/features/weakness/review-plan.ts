import { dueBy } from '@ekagra/exam/review-queue'
import type { ReviewItem } from '@ekagra/schema/review-item'

export interface ReviewPlan {
  due: readonly ReviewItem[]
  /** After today. */
  tomorrow: number
  withinAWeek: number
  /** When the next one comes, if there is one after today. */
  next: number | undefined
}

/** The last moment of the calendar day so many days after `now`, where the learner is. */
export function endOfDay(now: number, daysLater = 0): number {
  const day = new Date(now)
  day.setDate(day.getDate() + daysLater)
  return day.setHours(23, 59, 59, 999)
}

/** A question that comes due tonight can be reviewed this morning: reviews go by days, not by hours. */
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
