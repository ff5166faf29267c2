import { askBank } from '../../../kit/bank/ask-bank.ts'
import { earlyKingdoms } from './early-kingdoms.bank.ts'
import { faithPairs } from './faith-pairs.bank.ts'
import { textsAndFaiths } from './texts-and-faiths.bank.ts'

export const generators = {
  'bank/faith-pairs': askBank(faithPairs),
  'bank/texts-and-faiths': askBank(textsAndFaiths),
  'bank/early-kingdoms': askBank(earlyKingdoms),
}

export const notes = () => import('./notes.ts')
