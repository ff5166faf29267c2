import { askBank } from '../../../kit/bank/ask-bank.ts'
import { activePassive } from './active-passive.bank.ts'

export const generators = {
  'bank/active-passive': askBank(activePassive),
}

export const notes = () => import('./notes.ts')
