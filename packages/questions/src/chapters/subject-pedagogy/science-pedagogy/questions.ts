import { askBank } from '../../../kit/bank/ask-bank.ts'
import { sciencePedagogy } from './science-pedagogy.bank.ts'

export const generators = {
  'bank/science-pedagogy': askBank(sciencePedagogy),
}

export const notes = () => import('./notes.ts')
