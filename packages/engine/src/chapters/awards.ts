import { awards } from '@ekagra/content/facts/tables/awards'
import { bharatRatna } from '@ekagra/content/facts/tables/bharat-ratna'
import { epithets } from '@ekagra/content/facts/tables/epithets'
import { firsts } from '@ekagra/content/facts/tables/firsts'
import { askTable } from '../shapes/ask-table.ts'

export const generators = {
  'facts/bharat-ratna': askTable(bharatRatna),
  'facts/epithets': askTable(epithets),
  'facts/firsts': askTable(firsts),
  'facts/awards': askTable(awards),
}
