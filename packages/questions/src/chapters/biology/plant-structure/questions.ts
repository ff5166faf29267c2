import { askBank } from '../../../kit/bank/ask-bank.ts'
import { plantOrgansAndTissues } from './plant-organs-and-tissues.bank.ts'
import { plantStructure } from './plant-structure.bank.ts'

export const generators = {
  'bank/plant-structure': askBank(plantStructure),
  'bank/plant-organs-and-tissues': askBank(plantOrgansAndTissues),
}

export const notes = () => import('./notes.ts')
