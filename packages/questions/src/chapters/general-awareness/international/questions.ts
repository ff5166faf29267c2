import { askTable } from '../../../kit/facts/ask-table.ts'
import { countries } from './countries.table.ts'
import { parliaments } from './parliaments.table.ts'

export const generators = {
  'facts/parliaments': askTable(parliaments),
  'facts/countries': askTable(countries),
}

export const notes = () => import('./notes.ts')
