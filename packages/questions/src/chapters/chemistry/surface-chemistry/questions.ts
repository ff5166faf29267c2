import { askBank } from '../../../kit/bank/ask-bank.ts'
import { adsorptionAndSols } from './adsorption-and-sols.bank.ts'
import { colloids } from './colloids.bank.ts'
import { surfaceChemistry } from './surface-chemistry.bank.ts'

export const generators = {
  'bank/surface-chemistry': askBank(surfaceChemistry),
  'bank/colloids': askBank(colloids),
  'bank/adsorption-and-sols': askBank(adsorptionAndSols),
}

export const notes = () => import('./notes.ts')
