import { childDevelopment } from '@ekagra/content/bank/child-development'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/child-development': askBank(childDevelopment),
}
