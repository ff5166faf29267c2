import { askTable } from '../../../kit/facts/ask-table.ts'
import { awards } from './awards.table.ts'
import { bharatRatna } from './bharat-ratna.table.ts'
import { epithets } from './epithets.table.ts'
import { firsts } from './firsts.table.ts'

export const generators = {
  'facts/bharat-ratna': askTable(bharatRatna),
  'facts/epithets': askTable(epithets),
  'facts/firsts': askTable(firsts),
  'facts/awards': askTable(awards),
}

export const notes = () => import('./notes.ts')
