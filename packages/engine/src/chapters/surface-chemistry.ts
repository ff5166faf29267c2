import { surfaceChemistry } from '@ekagra/content/bank/surface-chemistry'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/surface-chemistry': askBank(surfaceChemistry),
}
