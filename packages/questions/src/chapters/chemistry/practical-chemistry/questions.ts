import { askBank } from '../../../kit/bank/ask-bank.ts'
import { practicalChemistry } from './practical-chemistry.bank.ts'

export const generators = {
  'bank/practical-chemistry': askBank(practicalChemistry),
}

export const notes = () => import('./notes.ts')
