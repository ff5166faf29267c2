import { askTable } from '../../../kit/facts/ask-table.ts'
import { books } from './books.table.ts'

export const generators = {
  'facts/books': askTable(books),
}

export const notes = () => import('./notes.ts')
