import { askBank } from '../../../kit/bank/ask-bank.ts'
import { morePassages } from './more-passages.bank.ts'
import { paragraphCompletion } from './paragraph-completion.bank.ts'
import { paragraphSummary } from './paragraph-summary.bank.ts'
import { passagesInDepth } from './passages-in-depth.bank.ts'
import { poems } from './poems.bank.ts'
import { readingComprehension } from './reading-comprehension.bank.ts'

export const generators = {
  'bank/reading-comprehension': askBank(readingComprehension),
  'bank/passages-in-depth': askBank(passagesInDepth),
  'bank/more-passages': askBank(morePassages),
  'bank/poems': askBank(poems),
  'bank/paragraph-completion': askBank(paragraphCompletion),
  'bank/paragraph-summary': askBank(paragraphSummary),
}

export const notes = () => import('./notes.ts')
