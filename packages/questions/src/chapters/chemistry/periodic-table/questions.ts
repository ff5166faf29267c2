import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { periodicProperties } from './periodic-properties.bank.ts'
import { periodicTable } from './periodic-table.bank.ts'
import { placesOfElements } from './places-of-elements.table.ts'

export const generators = {
  'bank/periodic-table': askBank(periodicTable),
  'bank/periodic-properties': askBank(periodicProperties),
  'facts/places-of-elements': askTable(placesOfElements),
}

export const notes = () => import('./notes.ts')
