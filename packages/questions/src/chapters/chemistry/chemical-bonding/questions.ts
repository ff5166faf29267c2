import { askBank } from '../../../kit/bank/ask-bank.ts'
import { bondingConcepts } from './bonding-concepts.bank.ts'
import { bondingTheories } from './bonding-theories.bank.ts'
import { hybridisation } from './hybridisation.ts'

export const generators = {
  'chemistry/hybridisation': hybridisation,
  'bank/bonding-concepts': askBank(bondingConcepts),
  'bank/bonding-theories': askBank(bondingTheories),
}

export const notes = () => import('./notes.ts')
