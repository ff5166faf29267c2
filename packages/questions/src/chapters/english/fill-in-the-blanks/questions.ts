import { askBank } from '../../../kit/bank/ask-bank.ts'
import { fillInTheBlanks } from './fill-in-the-blanks.bank.ts'

export const generators = {
  'bank/fill-in-the-blanks': askBank(fillInTheBlanks),
}

export const notes = () => import('./notes.ts')
