import { askBank } from '../../../kit/bank/ask-bank.ts'
import { directionProblems } from './direction-problems.bank.ts'
import { displacement } from './displacement.ts'
import { facing } from './facing.ts'
import { shadow } from './shadow.ts'

export const generators = {
  'reasoning/displacement': displacement,
  'reasoning/facing': facing,
  'reasoning/shadow': shadow,
  'bank/direction-problems': askBank(directionProblems),
}

export const notes = () => import('./notes.ts')
