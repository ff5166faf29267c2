import { dAndFBlock } from '@ekagra/content/bank/d-and-f-block'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/d-and-f-block': askBank(dAndFBlock),
}
