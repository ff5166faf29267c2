import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { bankingAbbreviations } from './banking-abbreviations.table.ts'
import { bankingAwareness } from './banking-awareness.bank.ts'
import { bankingInDepth } from './banking-in-depth.bank.ts'
import { bankingPractice } from './banking-practice.bank.ts'
import { banks } from './banks.table.ts'
import { financePairs } from './finance-pairs.bank.ts'
import { ratesBondsAndActs } from './rates-bonds-and-acts.bank.ts'
import { taxAndRatePairs } from './tax-and-rate-pairs.bank.ts'

export const generators = {
  'facts/banking-abbreviations': askTable(bankingAbbreviations),
  'bank/rates-bonds-and-acts': askBank(ratesBondsAndActs),
  'bank/tax-and-rate-pairs': askBank(taxAndRatePairs),
  'bank/finance-pairs': askBank(financePairs),
  'bank/banking-awareness': askBank(bankingAwareness),
  'bank/banking-in-depth': askBank(bankingInDepth),
  'bank/banking-practice': askBank(bankingPractice),
  'facts/banks': askTable(banks),
}

export const notes = () => import('./notes.ts')
