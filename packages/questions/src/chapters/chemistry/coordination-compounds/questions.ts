import { askBank } from '../../../kit/bank/ask-bank.ts'
import { complexesInDepth } from './complexes-in-depth.bank.ts'
import { coordinationCompounds } from './coordination-compounds.bank.ts'

export const generators = {
  'bank/coordination-compounds': askBank(coordinationCompounds),
  'bank/complexes-in-depth': askBank(complexesInDepth),
}

export const notes = () => import('./notes.ts')
