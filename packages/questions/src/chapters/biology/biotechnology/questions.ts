import { askBank } from '../../../kit/bank/ask-bank.ts'
import { biotechnology } from './biotechnology.bank.ts'

export const generators = {
  'bank/biotechnology': askBank(biotechnology),
}

export const notes = () => import('./notes.ts')
