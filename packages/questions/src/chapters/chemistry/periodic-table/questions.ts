import { askBank } from '../../../kit/bank/ask-bank.ts'
import { periodicProperties } from './periodic-properties.bank.ts'
import { periodicTable } from './periodic-table.bank.ts'

export const generators = {
  'bank/periodic-table': askBank(periodicTable),
  'bank/periodic-properties': askBank(periodicProperties),
}

export const notes = () => import('./notes.ts')
