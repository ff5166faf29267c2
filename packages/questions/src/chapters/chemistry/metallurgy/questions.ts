import { askBank } from '../../../kit/bank/ask-bank.ts'
import { metallurgy } from './metallurgy.bank.ts'

export const generators = {
  'bank/metallurgy': askBank(metallurgy),
}

export const notes = () => import('./notes.ts')
