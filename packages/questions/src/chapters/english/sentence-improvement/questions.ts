import { askBank } from '../../../kit/bank/ask-bank.ts'
import { improvePhrase } from './improve-phrase.ts'
import { sentenceImprovement } from './sentence-improvement.bank.ts'

export const generators = {
  'english/improve-phrase': improvePhrase,
  'bank/sentence-improvement': askBank(sentenceImprovement),
}

export const notes = () => import('./notes.ts')
