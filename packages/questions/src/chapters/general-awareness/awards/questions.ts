import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { awards } from './awards.table.ts'
import { bharatRatna } from './bharat-ratna.table.ts'
import { epithets } from './epithets.table.ts'
import { firsts } from './firsts.table.ts'
import { nobelAndHonours } from './nobel-and-honours.bank.ts'

export const generators = {
  'bank/nobel-and-honours': askBank(nobelAndHonours),
  'facts/bharat-ratna': askTable(bharatRatna),
  'facts/epithets': askTable(epithets),
  'facts/firsts': askTable(firsts),
  'facts/awards': askTable(awards),
}

export const notes = () => import('./notes.ts')
