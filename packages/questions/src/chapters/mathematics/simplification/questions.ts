import { askBank } from '../../../kit/bank/ask-bank.ts'
import { approximation } from './approximation.ts'
import { bodmas } from './bodmas.ts'
import { simplificationProblems } from './simplification-problems.bank.ts'
import { simplify } from './simplify.ts'

export const generators = {
  'number/bodmas': bodmas,
  'number/simplify': simplify,
  'number/approximation': approximation,
  'bank/simplification-problems': askBank(simplificationProblems),
}

export const notes = () => import('./notes.ts')
