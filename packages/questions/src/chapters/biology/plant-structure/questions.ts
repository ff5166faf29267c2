import { askBank } from '../../../kit/bank/ask-bank.ts'
import { plantStructure } from './plant-structure.bank.ts'

export const generators = {
  'bank/plant-structure': askBank(plantStructure),
}

export const notes = () => import('./notes.ts')
