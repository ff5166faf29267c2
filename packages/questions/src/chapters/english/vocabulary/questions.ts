import { askTable } from '../../../kit/facts/ask-table.ts'
import { antonyms } from './antonyms.table.ts'
import { confusedWords } from './confused-words.table.ts'
import { idioms } from './idioms.table.ts'
import { oneWord } from './one-word.table.ts'
import { phrasalVerbs } from './phrasal-verbs.table.ts'
import { synonyms } from './synonyms.table.ts'

export const generators = {
  'facts/confused-words': askTable(confusedWords),
  'facts/one-word': askTable(oneWord),
  'facts/idioms': askTable(idioms),
  'facts/phrasal-verbs': askTable(phrasalVerbs),
  'facts/synonyms': askTable(synonyms),
  'facts/antonyms': askTable(antonyms),
}

export const notes = () => import('./notes.ts')
