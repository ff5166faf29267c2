import { paraJumbles } from '@ekagra/content/bank/para-jumbles'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/para-jumbles': askBank(paraJumbles),
}
