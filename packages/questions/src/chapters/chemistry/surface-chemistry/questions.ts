import { askBank } from '../../../kit/bank/ask-bank.ts'
import { surfaceChemistry } from './surface-chemistry.bank.ts'

export const generators = {
  'bank/surface-chemistry': askBank(surfaceChemistry),
}

export const notes = () => import('./notes.ts')
