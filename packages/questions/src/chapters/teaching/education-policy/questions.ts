import { askBank } from '../../../kit/bank/ask-bank.ts'
import { educationPolicy } from './education-policy.bank.ts'

export const generators = {
  'bank/education-policy': askBank(educationPolicy),
}

export const notes = () => import('./notes.ts')
