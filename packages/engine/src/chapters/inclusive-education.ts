import { inclusiveEducation } from '@ekagra/content/bank/inclusive-education'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/inclusive-education': askBank(inclusiveEducation),
}
