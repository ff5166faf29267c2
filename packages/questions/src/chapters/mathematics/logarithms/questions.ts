import { askBank } from '../../../kit/bank/ask-bank.ts'
import { log } from './log.ts'
import { logLaws } from './log-laws.ts'
import { logarithmProblems } from './logarithms-problems.bank.ts'

export const generators = {
  'algebra/log': log,
  'algebra/log-laws': logLaws,
  'bank/logarithms-problems': askBank(logarithmProblems),
}

export const notes = () => import('./notes.ts')
