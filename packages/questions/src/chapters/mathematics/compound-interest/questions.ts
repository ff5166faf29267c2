import { askBank } from '../../../kit/bank/ask-bank.ts'
import { ciSiGap } from './ci-si-gap.ts'
import { compoundInterest } from './compound-interest.ts'
import { compoundInterestProblems } from './compound-interest-problems.bank.ts'
import { instalment } from './instalment.ts'
import { interestCompared } from './interest-compared.bank.ts'

export const generators = {
  'bank/interest-compared': askBank(interestCompared),
  'arithmetic/compound-interest': compoundInterest,
  'arithmetic/ci-si-gap': ciSiGap,
  'arithmetic/instalment': instalment,
  'bank/compound-interest-problems': askBank(compoundInterestProblems),
}

export const notes = () => import('./notes.ts')
