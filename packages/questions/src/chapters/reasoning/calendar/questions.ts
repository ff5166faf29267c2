import { calendarDay } from './calendar-day.ts'
import { calendarRepeat } from './calendar-repeat.ts'
import { oddDays } from './odd-days.ts'

export const generators = {
  'reasoning/calendar-repeat': calendarRepeat,
  'reasoning/calendar-day': calendarDay,
  'reasoning/odd-days': oddDays,
}

export const notes = () => import('./notes.ts')
