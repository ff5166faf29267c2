import { animalKingdom } from '@ekagra/content/bank/animal-kingdom'
import { diversityAndClassification } from '@ekagra/content/bank/diversity-and-classification'
import { plantKingdom } from '@ekagra/content/bank/plant-kingdom'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/diversity-and-classification': askBank(diversityAndClassification),
  'bank/plant-kingdom': askBank(plantKingdom),
  'bank/animal-kingdom': askBank(animalKingdom),
}
