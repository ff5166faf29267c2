import { sciencePedagogy } from '@ekagra/content/bank/science-pedagogy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/science-pedagogy': askBank(sciencePedagogy),
}
