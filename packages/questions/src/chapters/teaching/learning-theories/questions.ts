import { askBank } from '../../../kit/bank/ask-bank.ts'
import { conditioningPairs } from './conditioning-pairs.bank.ts'
import { learningTheories } from './learning-theories.bank.ts'

export const generators = {
  'bank/conditioning-pairs': askBank(conditioningPairs),
  'bank/learning-theories': askBank(learningTheories),
}

export const notes = () => import('./notes.ts')
