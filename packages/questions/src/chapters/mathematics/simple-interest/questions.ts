import { askBank } from '../../../kit/bank/ask-bank.ts'
import { simpleInstalment } from './simple-instalment.ts'
import { simpleInterest } from './simple-interest.ts'
import { simpleInterestProblems } from './simple-interest-problems.bank.ts'

export const generators = {
  'arithmetic/simple-interest': simpleInterest,
  'arithmetic/simple-instalment': simpleInstalment,
  'bank/simple-interest-problems': askBank(simpleInterestProblems),
}

export const notes = () => import('./notes.ts')
