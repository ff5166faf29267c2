import { askBank } from '../../../kit/bank/ask-bank.ts'
import { functionalGroups } from './functional-groups.bank.ts'
import { hydrocarbons } from './hydrocarbons.bank.ts'
import { organicBasics } from './organic-basics.bank.ts'
import { organicMechanisms } from './organic-mechanisms.bank.ts'
import { organicReactions } from './organic-reactions.bank.ts'

export const generators = {
  'bank/organic-basics': askBank(organicBasics),
  'bank/hydrocarbons': askBank(hydrocarbons),
  'bank/functional-groups': askBank(functionalGroups),
  'bank/organic-mechanisms': askBank(organicMechanisms),
  'bank/organic-reactions': askBank(organicReactions),
}

export const notes = () => import('./notes.ts')
