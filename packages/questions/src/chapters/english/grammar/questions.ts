import { askBank } from '../../../kit/bank/ask-bank.ts'
import { articlesDeterminers } from './articles-determiners.bank.ts'
import { prepositions } from './prepositions.bank.ts'
import { tenses } from './tenses.bank.ts'

export const generators = {
  'bank/prepositions': askBank(prepositions),
  'bank/articles-determiners': askBank(articlesDeterminers),
  'bank/tenses': askBank(tenses),
}

export const notes = () => import('./notes.ts')
