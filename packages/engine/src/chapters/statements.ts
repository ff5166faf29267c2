import { statements } from '@ekagra/content/bank/statements'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/statements': askBank(statements),
}
