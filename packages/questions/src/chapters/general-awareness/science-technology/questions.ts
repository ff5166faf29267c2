import { askTable } from '../../../kit/facts/ask-table.ts'
import { institutes } from './institutes.table.ts'
import { inventions } from './inventions.table.ts'
import { spaceMissions } from './space-missions.table.ts'

export const generators = {
  'facts/institutes': askTable(institutes),
  'facts/inventions': askTable(inventions),
  'facts/space-missions': askTable(spaceMissions),
}

export const notes = () => import('./notes.ts')
