import { askBank } from '../../../kit/bank/ask-bank.ts'
import { paraJumbles } from './para-jumbles.bank.ts'

export const generators = {
  'bank/para-jumbles': askBank(paraJumbles),
}

export const notes = () => import('./notes.ts')
