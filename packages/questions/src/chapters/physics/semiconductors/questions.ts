import { askBank } from '../../../kit/bank/ask-bank.ts'
import { semiconductors } from './semiconductors.bank.ts'

export const generators = {
  'bank/semiconductors': askBank(semiconductors),
}

export const notes = () => import('./notes.ts')
