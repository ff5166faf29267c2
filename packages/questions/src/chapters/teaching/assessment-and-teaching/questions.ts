import { askBank } from '../../../kit/bank/ask-bank.ts'
import { assessmentAndTeaching } from './assessment-and-teaching.bank.ts'
import { assessmentPairs } from './assessment-pairs.bank.ts'

export const generators = {
  'bank/assessment-pairs': askBank(assessmentPairs),
  'bank/assessment-and-teaching': askBank(assessmentAndTeaching),
}

export const notes = () => import('./notes.ts')
