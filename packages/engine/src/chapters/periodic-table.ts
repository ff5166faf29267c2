import { periodicTable } from '@ekagra/content/bank/periodic-table'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/periodic-table': askBank(periodicTable),
}
