import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { chemistryAroundUs } from './chemistry-around-us.bank.ts'
import { everydayChemistry } from './everyday-chemistry.bank.ts'
import { materialsAndFuels } from './materials-and-fuels.bank.ts'

const explain = knowOptions({
  glossary: chemistryTerms,
  banks: [everydayChemistry, chemistryAroundUs, materialsAndFuels],
})

export const generators = {
  'bank/everyday-chemistry': askBank(everydayChemistry, explain),
  'bank/chemistry-around-us': askBank(chemistryAroundUs, explain),
  'bank/materials-and-fuels': askBank(materialsAndFuels, explain),
}

export const notes = () => import('./notes.ts')
