import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { countries } from './countries.table.ts'
import { indiaAndNeighbours } from './india-and-neighbours.bank.ts'
import { parliaments } from './parliaments.table.ts'

export const generators = {
  'facts/parliaments': askTable(parliaments),
  'facts/countries': askTable(countries),
  'bank/india-and-neighbours': askBank(indiaAndNeighbours),
}

export const notes = () => import('./notes.ts')
