import { askBank } from '../../../kit/bank/ask-bank.ts'
import { evsPedagogy } from './evs-pedagogy.bank.ts'

export const generators = {
  'bank/evs-pedagogy': askBank(evsPedagogy),
}

export const notes = () => import('./notes.ts')
