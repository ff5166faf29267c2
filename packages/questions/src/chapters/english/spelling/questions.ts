import { askBank } from '../../../kit/bank/ask-bank.ts'
import { spelling } from './spelling.bank.ts'
import { spellingCheck } from './spelling-check.ts'

export const generators = {
  'english/spelling-check': spellingCheck,
  'bank/spelling': askBank(spelling),
}

export const notes = () => import('./notes.ts')
