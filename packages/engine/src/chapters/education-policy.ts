import { educationPolicy } from '@ekagra/content/bank/education-policy'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/education-policy': askBank(educationPolicy),
}
