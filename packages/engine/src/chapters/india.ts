import { stateSymbols } from '@ekagra/content/facts/tables/state-symbols'
import { states } from '@ekagra/content/facts/tables/states'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/state-symbols': askTable(stateSymbols),
  'facts/states': askTable(states),
}
