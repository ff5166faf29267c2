import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { governance } from './governance.bank.ts'
import { governanceAbbreviations } from './governance-abbreviations.table.ts'
import { housesWritsAndMoney } from './houses-writs-and-money.bank.ts'
import { polityPairs } from './polity-pairs.bank.ts'

export const generators = {
  'facts/governance-abbreviations': askTable(governanceAbbreviations),
  'bank/polity-pairs': askBank(polityPairs),
  'bank/houses-writs-and-money': askBank(housesWritsAndMoney),
  'bank/governance': askBank(governance),
}

export const notes = () => import('./notes.ts')
