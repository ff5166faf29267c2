import { everydayChemistry } from '@ekagra/content/bank/everyday-chemistry'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/everyday-chemistry': askBank(everydayChemistry),
}
