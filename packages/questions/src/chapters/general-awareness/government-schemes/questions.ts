import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { governmentSchemes } from './government-schemes.table.ts'
import { schemesByName } from './schemes-by-name.bank.ts'
import { schemesInDepth } from './schemes-in-depth.bank.ts'

export const generators = {
  'bank/schemes-in-depth': askBank(schemesInDepth),
  'bank/schemes-by-name': askBank(schemesByName),
  'facts/government-schemes': askTable(governmentSchemes),
}

export const notes = () => import('./notes.ts')
