import { readingComprehension } from '@ekagra/content/bank/reading-comprehension'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/reading-comprehension': askBank(readingComprehension),
}
