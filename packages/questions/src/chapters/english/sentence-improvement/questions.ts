import { askBank } from '../../../kit/bank/ask-bank.ts'
import { sentenceImprovement } from './sentence-improvement.bank.ts'

export const generators = {
  'bank/sentence-improvement': askBank(sentenceImprovement),
}

export const notes = () => import('./notes.ts')
