import { askBank } from '../../../kit/bank/ask-bank.ts'
import { chemistryAroundUs } from './chemistry-around-us.bank.ts'
import { everydayChemistry } from './everyday-chemistry.bank.ts'
import { materialsAndFuels } from './materials-and-fuels.bank.ts'

export const generators = {
  'bank/everyday-chemistry': askBank(everydayChemistry),
  'bank/chemistry-around-us': askBank(chemistryAroundUs),
  'bank/materials-and-fuels': askBank(materialsAndFuels),
}

export const notes = () => import('./notes.ts')
