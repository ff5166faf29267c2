import { institutes } from '@ekagra/content/facts/tables/institutes'
import { inventions } from '@ekagra/content/facts/tables/inventions'
import { spaceMissions } from '@ekagra/content/facts/tables/space-missions'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/institutes': askTable(institutes),
  'facts/inventions': askTable(inventions),
  'facts/space-missions': askTable(spaceMissions),
}
