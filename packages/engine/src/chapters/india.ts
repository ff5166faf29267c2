import { states } from '@ekagra/content/facts/tables/states'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/states': askTable(states),
}
