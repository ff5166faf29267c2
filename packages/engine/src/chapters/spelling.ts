import { spelling } from '@ekagra/content/bank/spelling'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/spelling': askBank(spelling),
}
