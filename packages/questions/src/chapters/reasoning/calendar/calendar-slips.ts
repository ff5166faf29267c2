import type { Random } from '../../../kit/random/random.ts'
import type { Message } from '../../../kit/wording/say.ts'
import { type CalendarDay, daysInMonth, WEEKDAYS, weekday } from './calendar.ts'

/** Every weekday may stand among the options. */
export const others: readonly string[] = WEEKDAYS

/** 0 for Sunday. */
export const placeOf = (name: string): number => others.indexOf(name)

/** The weekday some places away from the answer, with the slip that leads there. */
export const off = (answer: string, places: number, because: Message) => ({
  value: weekday(placeOf(answer) + places),
  because,
})

export const drawDate = (rng: Random, year: number): CalendarDay => {
  const month = rng.int(1, 12)
  return { day: rng.int(1, daysInMonth(month, year)), month, year }
}
