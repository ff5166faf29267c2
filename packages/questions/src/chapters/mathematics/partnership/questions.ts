import { askBank } from '../../../kit/bank/ask-bank.ts'
import { partnership } from './partnership.ts'
import { partnershipProblems } from './partnership-problems.bank.ts'

export const generators = {
  'arithmetic/partnership': partnership,
  'bank/partnership-problems': askBank(partnershipProblems),
}

export const notes = () => import('./notes.ts')
