import { mathematicsPedagogy } from '@ekagra/content/bank/mathematics-pedagogy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/mathematics-pedagogy': askBank(mathematicsPedagogy),
}
