import { activePassive } from '@ekagra/content/bank/active-passive'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/active-passive': askBank(activePassive),
}
