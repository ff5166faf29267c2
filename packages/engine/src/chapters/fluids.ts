import { fluids } from '@ekagra/content/bank/fluids'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/fluids': askBank(fluids),
}
