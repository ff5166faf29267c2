import { askBank } from '../../../kit/bank/ask-bank.ts'
import { paraJumbles } from './para-jumbles.bank.ts'
import { sentenceOrder } from './sentence-order.ts'

export const generators = {
  'english/sentence-order': sentenceOrder,
  'bank/para-jumbles': askBank(paraJumbles),
}

export const notes = () => import('./notes.ts')
