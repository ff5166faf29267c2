import { antonyms } from '@ekagra/content/facts/tables/antonyms'
import { synonyms } from '@ekagra/content/facts/tables/synonyms'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/synonyms': askTable(synonyms),
  'facts/antonyms': askTable(antonyms),
}
