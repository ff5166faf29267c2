import { askBank } from '../../../kit/bank/ask-bank.ts'
import { biomolecules } from './biomolecules.bank.ts'
import { biomoleculesInDetail } from './biomolecules-in-detail.bank.ts'

export const generators = {
  'bank/biomolecules': askBank(biomolecules),
  'bank/biomolecules-in-detail': askBank(biomoleculesInDetail),
}

export const notes = () => import('./notes.ts')
