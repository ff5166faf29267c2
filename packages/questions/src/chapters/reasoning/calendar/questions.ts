import { askBank } from '../../../kit/bank/ask-bank.ts'
import { calendarDay } from './calendar-day.ts'
import { calendarProblems } from './calendar-problems.bank.ts'
import { calendarRepeat } from './calendar-repeat.ts'
import { oddDays } from './odd-days.ts'

export const generators = {
  'reasoning/calendar-repeat': calendarRepeat,
  'reasoning/calendar-day': calendarDay,
  'reasoning/odd-days': oddDays,
  'bank/calendar-problems': askBank(calendarProblems),
}

export const notes = () => import('./notes.ts')
