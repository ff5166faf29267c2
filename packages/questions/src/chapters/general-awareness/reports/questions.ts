import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { indices } from './indices.table.ts'
import { indicesInDepth } from './indices-in-depth.bank.ts'

export const generators = {
  'bank/indices-in-depth': askBank(indicesInDepth),
  'facts/indices': askTable(indices),
}

export const notes = () => import('./notes.ts')
