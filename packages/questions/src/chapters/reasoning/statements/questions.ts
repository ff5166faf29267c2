import { askBank } from '../../../kit/bank/ask-bank.ts'
import { statements } from './statements.bank.ts'

export const generators = {
  'bank/statements': askBank(statements),
}

export const notes = () => import('./notes.ts')
