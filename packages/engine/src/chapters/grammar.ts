import { articlesDeterminers } from '@ekagra/content/bank/articles-determiners'
import { prepositions } from '@ekagra/content/bank/prepositions'
import { tenses } from '@ekagra/content/bank/tenses'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/prepositions': askBank(prepositions),
  'bank/articles-determiners': askBank(articlesDeterminers),
  'bank/tenses': askBank(tenses),
}
