import { functionalGroups } from '@ekagra/content/bank/functional-groups'
import { hydrocarbons } from '@ekagra/content/bank/hydrocarbons'
import { organicBasics } from '@ekagra/content/bank/organic-basics'
import { askBank } from '../bank/ask-bank.ts'

export const generators = {
  'bank/organic-basics': askBank(organicBasics),
  'bank/hydrocarbons': askBank(hydrocarbons),
  'bank/functional-groups': askBank(functionalGroups),
}
