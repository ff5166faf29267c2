import { askBank } from '../../../kit/bank/ask-bank.ts'
import { spelling } from './spelling.bank.ts'

export const generators = {
  'bank/spelling': askBank(spelling),
}

export const notes = () => import('./notes.ts')
