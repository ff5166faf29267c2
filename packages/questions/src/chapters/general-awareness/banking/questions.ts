import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { bankingAwareness } from './banking-awareness.bank.ts'
import { bankingInDepth } from './banking-in-depth.bank.ts'
import { bankingPractice } from './banking-practice.bank.ts'
import { banks } from './banks.table.ts'

export const generators = {
  'bank/banking-awareness': askBank(bankingAwareness),
  'bank/banking-in-depth': askBank(bankingInDepth),
  'bank/banking-practice': askBank(bankingPractice),
  'facts/banks': askTable(banks),
}

export const notes = () => import('./notes.ts')
