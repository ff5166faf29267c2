import { countries } from '@ekagra/content/facts/tables/countries'
import { parliaments } from '@ekagra/content/facts/tables/parliaments'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/parliaments': askTable(parliaments),
  'facts/countries': askTable(countries),
}
