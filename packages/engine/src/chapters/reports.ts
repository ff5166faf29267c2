import { indices } from '@ekagra/content/facts/tables/indices'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/indices': askTable(indices),
}
