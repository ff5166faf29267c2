import { askBank } from '../../../kit/bank/ask-bank.ts'
import { chemistryAroundUs } from './chemistry-around-us.bank.ts'
import { everydayChemistry } from './everyday-chemistry.bank.ts'

export const generators = {
  'bank/everyday-chemistry': askBank(everydayChemistry),
  'bank/chemistry-around-us': askBank(chemistryAroundUs),
}

export const notes = () => import('./notes.ts')
