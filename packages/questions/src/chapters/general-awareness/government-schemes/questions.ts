import { askTable } from '../../../kit/facts/ask-table.ts'
import { governmentSchemes } from './government-schemes.table.ts'

export const generators = {
  'facts/government-schemes': askTable(governmentSchemes),
}

export const notes = () => import('./notes.ts')
