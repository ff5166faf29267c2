import { practicalChemistry } from '@ekagra/content/bank/practical-chemistry'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/practical-chemistry': askBank(practicalChemistry),
}
