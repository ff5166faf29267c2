import { askBank } from '../../../kit/bank/ask-bank.ts'
import { animalKingdom } from './animal-kingdom.bank.ts'
import { diversityAndClassification } from './diversity-and-classification.bank.ts'
import { plantKingdom } from './plant-kingdom.bank.ts'

export const generators = {
  'bank/diversity-and-classification': askBank(diversityAndClassification),
  'bank/plant-kingdom': askBank(plantKingdom),
  'bank/animal-kingdom': askBank(animalKingdom),
}

export const notes = () => import('./notes.ts')
