import { askBank } from '../../../kit/bank/ask-bank.ts'
import { inclusiveEducation } from './inclusive-education.bank.ts'

export const generators = {
  'bank/inclusive-education': askBank(inclusiveEducation),
}

export const notes = () => import('./notes.ts')
