import { askBank } from '../../../kit/bank/ask-bank.ts'
import { animalTissues } from './animal-tissues.bank.ts'

export const generators = {
  'bank/animal-tissues': askBank(animalTissues),
}

export const notes = () => import('./notes.ts')
