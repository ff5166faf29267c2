import { coordinationCompounds } from '@ekagra/content/bank/coordination-compounds'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/coordination-compounds': askBank(coordinationCompounds),
}
