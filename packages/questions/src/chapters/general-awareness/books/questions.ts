import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { books } from './books.table.ts'
import { greatWriters } from './great-writers.bank.ts'

export const generators = {
  'facts/books': askTable(books),
  'bank/great-writers': askBank(greatWriters),
}

export const notes = () => import('./notes.ts')
