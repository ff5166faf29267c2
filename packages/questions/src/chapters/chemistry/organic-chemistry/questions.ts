import { askBank } from '../../../kit/bank/ask-bank.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { functionalGroups } from './functional-groups.bank.ts'
import { hydrocarbons } from './hydrocarbons.bank.ts'
import { namedReactions } from './named-reactions.table.ts'
import { organicBasics } from './organic-basics.bank.ts'
import { organicMechanisms } from './organic-mechanisms.bank.ts'
import { organicReactions } from './organic-reactions.bank.ts'

export const generators = {
  'bank/organic-basics': askBank(organicBasics),
  'bank/hydrocarbons': askBank(hydrocarbons),
  'bank/functional-groups': askBank(functionalGroups),
  'bank/organic-mechanisms': askBank(organicMechanisms),
  'bank/organic-reactions': askBank(organicReactions),
  'facts/named-reactions': askTable(namedReactions),
}

export const notes = () => import('./notes.ts')
