import { askBank } from '../../../kit/bank/ask-bank.ts'
import { partsInBold } from './parts-in-bold.bank.ts'
import { sentenceImprovement } from './sentence-improvement.bank.ts'

export const generators = {
  'bank/parts-in-bold': askBank(partsInBold),
  'bank/sentence-improvement': askBank(sentenceImprovement),
}

export const notes = () => import('./notes.ts')
