import { askTable } from '../../../kit/facts/ask-table.ts'
import { indices } from './indices.table.ts'

export const generators = {
  'facts/indices': askTable(indices),
}

export const notes = () => import('./notes.ts')
