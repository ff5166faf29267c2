import { calendarDay } from './calendar-day.ts'
import { calendarRepeat } from './calendar-repeat.ts'

export const generators = {
  'reasoning/calendar-repeat': calendarRepeat,
  'reasoning/calendar-day': calendarDay,
}

export const notes = () => import('./notes.ts')
