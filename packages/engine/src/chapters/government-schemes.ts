import { governmentSchemes } from '@ekagra/content/facts/tables/government-schemes'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/government-schemes': askTable(governmentSchemes),
}
