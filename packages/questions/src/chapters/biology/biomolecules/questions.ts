import { askBank } from '../../../kit/bank/ask-bank.ts'
import { biomolecules } from './biomolecules.bank.ts'

export const generators = {
  'bank/biomolecules': askBank(biomolecules),
}

export const notes = () => import('./notes.ts')
