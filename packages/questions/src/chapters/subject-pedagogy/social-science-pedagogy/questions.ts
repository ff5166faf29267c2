import { askBank } from '../../../kit/bank/ask-bank.ts'
import { socialSciencePedagogy } from './social-science-pedagogy.bank.ts'

export const generators = {
  'bank/social-science-pedagogy': askBank(socialSciencePedagogy),
}

export const notes = () => import('./notes.ts')
