import { askBank } from '../../../kit/bank/ask-bank.ts'
import { periodicTable } from './periodic-table.bank.ts'

export const generators = {
  'bank/periodic-table': askBank(periodicTable),
}

export const notes = () => import('./notes.ts')
