import { askBank } from '../../../kit/bank/ask-bank.ts'
import { learningTheories } from './learning-theories.bank.ts'

export const generators = {
  'bank/learning-theories': askBank(learningTheories),
}

export const notes = () => import('./notes.ts')
