import { askBank } from '../../../kit/bank/ask-bank.ts'
import { columnMatching } from './column-matching.bank.ts'
import { wordSwap } from './word-swap.bank.ts'
import { wordUsage } from './word-usage.bank.ts'

export const generators = {
  'bank/word-swap': askBank(wordSwap),
  'bank/column-matching': askBank(columnMatching),
  'bank/word-usage': askBank(wordUsage),
}

export const notes = () => import('./notes.ts')
