import { askBank } from '../../../kit/bank/ask-bank.ts'
import { demandAndMarkets } from './demand-and-markets.bank.ts'

export const generators = {
  'bank/demand-and-markets': askBank(demandAndMarkets),
}

export const notes = () => import('./notes.ts')
