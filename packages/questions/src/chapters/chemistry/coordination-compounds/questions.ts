import { askBank } from '../../../kit/bank/ask-bank.ts'
import { coordinationCompounds } from './coordination-compounds.bank.ts'

export const generators = {
  'bank/coordination-compounds': askBank(coordinationCompounds),
}

export const notes = () => import('./notes.ts')
