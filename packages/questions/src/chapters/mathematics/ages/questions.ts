import { askBank } from '../../../kit/bank/ask-bank.ts'
import { ages } from './ages.ts'
import { agesProblems } from './ages-problems.bank.ts'

export const generators = {
  'arithmetic/ages': ages,
  'bank/ages-problems': askBank(agesProblems),
}

export const notes = () => import('./notes.ts')
