import { statesOfMatter } from '@ekagra/content/bank/states-of-matter'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/states-of-matter': askBank(statesOfMatter),
}
