import { microbes } from '@ekagra/content/bank/microbes'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/microbes': askBank(microbes),
}
