import { biotechnology } from '@ekagra/content/bank/biotechnology'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/biotechnology': askBank(biotechnology),
}
