import { askBank } from '../../../kit/bank/ask-bank.ts'
import { functionalGroups } from './functional-groups.bank.ts'
import { hydrocarbons } from './hydrocarbons.bank.ts'
import { organicBasics } from './organic-basics.bank.ts'

export const generators = {
  'bank/organic-basics': askBank(organicBasics),
  'bank/hydrocarbons': askBank(hydrocarbons),
  'bank/functional-groups': askBank(functionalGroups),
}

export const notes = () => import('./notes.ts')
