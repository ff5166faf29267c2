import { nationalParks } from '@ekagra/content/facts/tables/national-parks'
import { ramsarSites } from '@ekagra/content/facts/tables/ramsar-sites'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/ramsar-sites': askTable(ramsarSites),
  'facts/national-parks': askTable(nationalParks),
}
