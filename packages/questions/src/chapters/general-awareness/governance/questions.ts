import { askBank } from '../../../kit/bank/ask-bank.ts'
import { governance } from './governance.bank.ts'
import { housesWritsAndMoney } from './houses-writs-and-money.bank.ts'
import { polityPairs } from './polity-pairs.bank.ts'

export const generators = {
  'bank/polity-pairs': askBank(polityPairs),
  'bank/houses-writs-and-money': askBank(housesWritsAndMoney),
  'bank/governance': askBank(governance),
}

export const notes = () => import('./notes.ts')
