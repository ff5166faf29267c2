import { semiconductors } from '@ekagra/content/bank/semiconductors'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/semiconductors': askBank(semiconductors),
}
