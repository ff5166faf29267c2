import { awards } from '@ekagra/content/facts/tables/awards'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/awards': askTable(awards),
}
