import { diversityAndClassification } from '@ekagra/content/bank/diversity-and-classification'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/diversity-and-classification': askBank(diversityAndClassification),
}
