import { askBank } from '../../../kit/bank/ask-bank.ts'
import { fluids } from './fluids.bank.ts'

export const generators = {
  'bank/fluids': askBank(fluids),
}

export const notes = () => import('./notes.ts')
