import { askBank } from '../../../kit/bank/ask-bank.ts'
import { partnershipProblems } from './partnership.bank.ts'
import { partnership } from './partnership.ts'

export const generators = {
  'arithmetic/partnership': partnership,
  'bank/partnership-problems': askBank(partnershipProblems),
}

export const notes = () => import('./notes.ts')
