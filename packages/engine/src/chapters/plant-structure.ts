import { plantStructure } from '@ekagra/content/bank/plant-structure'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/plant-structure': askBank(plantStructure),
}
