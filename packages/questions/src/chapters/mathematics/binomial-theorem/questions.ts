import { askBank } from '../../../kit/bank/ask-bank.ts'
import { binomial } from './binomial.ts'
import { binomialTheoremProblems } from './binomial-theorem-problems.bank.ts'
import { generalTerm } from './general-term.ts'

export const generators = {
  'higher/binomial': binomial,
  'higher/general-term': generalTerm,
  'bank/binomial-theorem-problems': askBank(binomialTheoremProblems),
}

export const notes = () => import('./notes.ts')
