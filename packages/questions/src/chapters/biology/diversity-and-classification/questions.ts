import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { biologyTerms } from '../../../kit/biology/biology-terms.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { animalExamples } from './animal-examples.table.ts'
import { animalKingdom } from './animal-kingdom.bank.ts'
import { animalPhyla } from './animal-phyla.bank.ts'
import { diversityAndClassification } from './diversity-and-classification.bank.ts'
import { kingdomsOfLife } from './kingdoms-of-life.bank.ts'
import { plantExamples } from './plant-examples.table.ts'
import { plantGroupPairs } from './plant-group-pairs.bank.ts'
import { plantGroups } from './plant-groups.bank.ts'
import { plantKingdom } from './plant-kingdom.bank.ts'

const explain = knowOptions({
  glossary: biologyTerms,
  tables: [animalExamples, plantExamples],
  banks: [
    plantGroupPairs,
    diversityAndClassification,
    plantKingdom,
    animalKingdom,
    kingdomsOfLife,
    plantGroups,
    animalPhyla,
  ],
})

export const generators = {
  'bank/plant-group-pairs': askBank(plantGroupPairs, explain),
  'bank/diversity-and-classification': askBank(diversityAndClassification, explain),
  'bank/plant-kingdom': askBank(plantKingdom, explain),
  'bank/animal-kingdom': askBank(animalKingdom, explain),
  'bank/kingdoms-of-life': askBank(kingdomsOfLife, explain),
  'bank/plant-groups': askBank(plantGroups, explain),
  'bank/animal-phyla': askBank(animalPhyla, explain),
  'facts/animal-examples': askTable(animalExamples),
  'facts/plant-examples': askTable(plantExamples),
}

export const notes = () => import('./notes.ts')
