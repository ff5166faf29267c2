import { evolution } from '@ekagra/content/bank/evolution'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/evolution': askBank(evolution),
}
