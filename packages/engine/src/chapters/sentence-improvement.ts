import { sentenceImprovement } from '@ekagra/content/bank/sentence-improvement'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/sentence-improvement': askBank(sentenceImprovement),
}
