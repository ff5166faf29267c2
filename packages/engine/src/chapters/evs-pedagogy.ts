import { evsPedagogy } from '@ekagra/content/bank/evs-pedagogy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/evs-pedagogy': askBank(evsPedagogy),
}
