import { askBank } from '../../../kit/bank/ask-bank.ts'
import { evolution } from './evolution.bank.ts'

export const generators = {
  'bank/evolution': askBank(evolution),
}

export const notes = () => import('./notes.ts')
