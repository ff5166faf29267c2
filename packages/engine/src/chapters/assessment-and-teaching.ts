import { assessmentAndTeaching } from '@ekagra/content/bank/assessment-and-teaching'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/assessment-and-teaching': askBank(assessmentAndTeaching),
}
