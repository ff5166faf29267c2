import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { animalExamples } from './animal-examples.table.ts'
import { animalKingdom } from './animal-kingdom.bank.ts'
import { animalPhyla } from './animal-phyla.bank.ts'
import { diversityAndClassification } from './diversity-and-classification.bank.ts'
import { kingdomsOfLife } from './kingdoms-of-life.bank.ts'
import { plantExamples } from './plant-examples.table.ts'
import { plantGroups } from './plant-groups.bank.ts'
import { plantKingdom } from './plant-kingdom.bank.ts'

export const generators = {
  'bank/diversity-and-classification': askBank(diversityAndClassification),
  'bank/plant-kingdom': askBank(plantKingdom),
  'bank/animal-kingdom': askBank(animalKingdom),
  'bank/kingdoms-of-life': askBank(kingdomsOfLife),
  'bank/plant-groups': askBank(plantGroups),
  'bank/animal-phyla': askBank(animalPhyla),
  'facts/animal-examples': askTable(animalExamples),
  'facts/plant-examples': askTable(plantExamples),
}

export const notes = () => import('./notes.ts')
