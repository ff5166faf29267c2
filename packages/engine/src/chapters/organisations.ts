import { agreements } from '@ekagra/content/facts/tables/agreements'
import { organisations } from '@ekagra/content/facts/tables/organisations'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/agreements': askTable(agreements),
  'facts/organisations': askTable(organisations),
}
