import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { bnsSections } from './bns-sections.table.ts'
import { bnssSections } from './bnss-sections.table.ts'
import { newCriminalLaws } from './new-criminal-laws.bank.ts'

const explain = knowOptions({ tables: [bnsSections, bnssSections], banks: [newCriminalLaws] })

export const generators = {
  'bank/new-criminal-laws': askBank(newCriminalLaws, explain),
  'facts/bns-sections': askTable(bnsSections),
  'facts/bnss-sections': askTable(bnssSections),
}

export const notes = () => import('./notes.ts')
