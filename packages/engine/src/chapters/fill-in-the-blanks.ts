import { fillInTheBlanks } from '@ekagra/content/bank/fill-in-the-blanks'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/fill-in-the-blanks': askBank(fillInTheBlanks),
}
