import { askTable } from '../../../kit/facts/ask-table.ts'
import { stateSymbols } from './state-symbols.table.ts'
import { states } from './states.table.ts'

export const generators = {
  'facts/state-symbols': askTable(stateSymbols),
  'facts/states': askTable(states),
}

export const notes = () => import('./notes.ts')
