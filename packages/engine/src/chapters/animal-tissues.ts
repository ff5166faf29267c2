import { animalTissues } from '@ekagra/content/bank/animal-tissues'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/animal-tissues': askBank(animalTissues),
}
