import { calendarDay } from '../generators/reasoning/calendar-day.ts'
import { calendarRepeat } from '../generators/reasoning/calendar-repeat.ts'

export const generators = {
  'reasoning/calendar-repeat': calendarRepeat,
  'reasoning/calendar-day': calendarDay,
}
