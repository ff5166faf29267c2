import { calendarDay } from '../generators/reasoning/calendar-day.ts'

export const generators = {
  'reasoning/calendar-day': calendarDay,
}
