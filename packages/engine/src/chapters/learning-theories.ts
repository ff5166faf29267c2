import { learningTheories } from '@ekagra/content/bank/learning-theories'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/learning-theories': askBank(learningTheories),
}
