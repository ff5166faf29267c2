import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { askTable } from '../../../kit/facts/ask-table.ts'
import { functionalGroups } from './functional-groups.bank.ts'
import { hydrocarbonPairs } from './hydrocarbon-pairs.bank.ts'
import { hydrocarbons } from './hydrocarbons.bank.ts'
import { namedReactions } from './named-reactions.table.ts'
import { organicBasics } from './organic-basics.bank.ts'
import { organicMechanisms } from './organic-mechanisms.bank.ts'
import { organicReactions } from './organic-reactions.bank.ts'

const explain = knowOptions({
  glossary: chemistryTerms,
  tables: [namedReactions],
  banks: [
    hydrocarbonPairs,
    organicBasics,
    hydrocarbons,
    functionalGroups,
    organicMechanisms,
    organicReactions,
  ],
})

export const generators = {
  'bank/hydrocarbon-pairs': askBank(hydrocarbonPairs, explain),
  'bank/organic-basics': askBank(organicBasics, explain),
  'bank/hydrocarbons': askBank(hydrocarbons, explain),
  'bank/functional-groups': askBank(functionalGroups, explain),
  'bank/organic-mechanisms': askBank(organicMechanisms, explain),
  'bank/organic-reactions': askBank(organicReactions, explain),
  'facts/named-reactions': askTable(namedReactions),
}

export const notes = () => import('./notes.ts')
