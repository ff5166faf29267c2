import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { periodicProperties } from './periodic-properties.bank.ts'
import { periodicTable } from './periodic-table.bank.ts'
import { placesOfElements } from './places-of-elements.table.ts'

const explain = knowOptions({
  glossary: chemistryTerms,
  tables: [placesOfElements],
  banks: [periodicTable, periodicProperties],
})

export const generators = {
  'bank/periodic-table': askBank(periodicTable, explain),
  'bank/periodic-properties': askBank(periodicProperties, explain),
  'facts/places-of-elements': askTable(placesOfElements),
}

export const notes = () => import('./notes.ts')
