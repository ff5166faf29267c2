import { askTable } from '../../../kit/facts/ask-table.ts'
import { agreements } from './agreements.table.ts'
import { organisations } from './organisations.table.ts'

export const generators = {
  'facts/agreements': askTable(agreements),
  'facts/organisations': askTable(organisations),
}

export const notes = () => import('./notes.ts')
