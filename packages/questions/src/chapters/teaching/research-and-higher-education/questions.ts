import { askBank } from '../../../kit/bank/ask-bank.ts'
import { higherEducation } from './higher-education.bank.ts'
import { researchAptitude } from './research-aptitude.bank.ts'

export const generators = {
  'bank/research-aptitude': askBank(researchAptitude),
  'bank/higher-education': askBank(higherEducation),
}

export const notes = () => import('./notes.ts')
