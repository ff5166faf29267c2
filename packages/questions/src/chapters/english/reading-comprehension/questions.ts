import { askBank } from '../../../kit/bank/ask-bank.ts'
import { readingComprehension } from './reading-comprehension.bank.ts'

export const generators = {
  'bank/reading-comprehension': askBank(readingComprehension),
}

export const notes = () => import('./notes.ts')
