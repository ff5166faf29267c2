import { bondingConcepts } from '@ekagra/content/bank/bonding-concepts'
import { askBank } from '../bank/ask-bank.ts'
import { hybridisation } from '../generators/chemistry/hybridisation.ts'

export const generators = {
  'chemistry/hybridisation': hybridisation,
  'bank/bonding-concepts': askBank(bondingConcepts),
}
