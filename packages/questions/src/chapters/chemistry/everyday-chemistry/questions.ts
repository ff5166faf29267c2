import { askBank } from '../../../kit/bank/ask-bank.ts'
import { everydayChemistry } from './everyday-chemistry.bank.ts'

export const generators = {
  'bank/everyday-chemistry': askBank(everydayChemistry),
}

export const notes = () => import('./notes.ts')
