import { askBank } from '../../../kit/bank/ask-bank.ts'
import { mathematicsPedagogy } from './mathematics-pedagogy.bank.ts'

export const generators = {
  'bank/mathematics-pedagogy': askBank(mathematicsPedagogy),
}

export const notes = () => import('./notes.ts')
