import { antonyms } from '@ekagra/content/facts/tables/antonyms'
import { confusedWords } from '@ekagra/content/facts/tables/confused-words'
import { idioms } from '@ekagra/content/facts/tables/idioms'
import { oneWord } from '@ekagra/content/facts/tables/one-word'
import { synonyms } from '@ekagra/content/facts/tables/synonyms'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/confused-words': askTable(confusedWords),
  'facts/one-word': askTable(oneWord),
  'facts/idioms': askTable(idioms),
  'facts/synonyms': askTable(synonyms),
  'facts/antonyms': askTable(antonyms),
}
