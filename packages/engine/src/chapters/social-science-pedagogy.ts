import { socialSciencePedagogy } from '@ekagra/content/bank/social-science-pedagogy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/social-science-pedagogy': askBank(socialSciencePedagogy),
}
