import { askBank } from '../../../kit/bank/ask-bank.ts'
import { alternateDays } from './alternate-days.ts'
import { efficiency } from './efficiency.ts'
import { menDays } from './men-days.ts'
import { timeAndWorkProblems } from './time-and-work-problems.bank.ts'
import { wages } from './wages.ts'
import { work } from './work.ts'

export const generators = {
  'arithmetic/work': work,
  'arithmetic/efficiency': efficiency,
  'arithmetic/men-days': menDays,
  'arithmetic/wages': wages,
  'arithmetic/alternate-days': alternateDays,
  'bank/time-and-work-problems': askBank(timeAndWorkProblems),
}

export const notes = () => import('./notes.ts')
