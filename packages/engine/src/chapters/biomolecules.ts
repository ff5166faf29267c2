import { biomolecules } from '@ekagra/content/bank/biomolecules'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/biomolecules': askBank(biomolecules),
}
