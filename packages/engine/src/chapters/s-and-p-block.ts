import { sAndPBlock } from '@ekagra/content/bank/s-and-p-block'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/s-and-p-block': askBank(sAndPBlock),
}
