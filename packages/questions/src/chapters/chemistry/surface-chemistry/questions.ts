import { askBank } from '../../../kit/bank/ask-bank.ts'
import { colloids } from './colloids.bank.ts'
import { surfaceChemistry } from './surface-chemistry.bank.ts'

export const generators = {
  'bank/surface-chemistry': askBank(surfaceChemistry),
  'bank/colloids': askBank(colloids),
}

export const notes = () => import('./notes.ts')
