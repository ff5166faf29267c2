import { efficiency } from '../generators/arithmetic/efficiency.ts'
import { menDays } from '../generators/arithmetic/men-days.ts'
import { wages } from '../generators/arithmetic/wages.ts'
import { work } from '../generators/arithmetic/work.ts'

export const generators = {
  'arithmetic/work': work,
  'arithmetic/efficiency': efficiency,
  'arithmetic/men-days': menDays,
  'arithmetic/wages': wages,
}
