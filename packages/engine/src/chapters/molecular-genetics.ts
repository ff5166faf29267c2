import { molecularGenetics } from '@ekagra/content/bank/molecular-genetics'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/molecular-genetics': askBank(molecularGenetics),
}
