import { books } from '@ekagra/content/facts/tables/books'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/books': askTable(books),
}
