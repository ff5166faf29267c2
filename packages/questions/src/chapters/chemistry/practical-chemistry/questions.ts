import { askBank } from '../../../kit/bank/ask-bank.ts'
import { laboratoryChemistry } from './laboratory-chemistry.bank.ts'
import { practicalChemistry } from './practical-chemistry.bank.ts'

export const generators = {
  'bank/practical-chemistry': askBank(practicalChemistry),
  'bank/laboratory-chemistry': askBank(laboratoryChemistry),
}

export const notes = () => import('./notes.ts')
