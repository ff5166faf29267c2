import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { bondingConcepts } from './bonding-concepts.bank.ts'
import { bondingTheories } from './bonding-theories.bank.ts'
import { hybridisation } from './hybridisation.ts'

const explain = knowOptions({ glossary: chemistryTerms, banks: [bondingConcepts, bondingTheories] })

export const generators = {
  'chemistry/hybridisation': hybridisation,
  'bank/bonding-concepts': askBank(bondingConcepts, explain),
  'bank/bonding-theories': askBank(bondingTheories, explain),
}

export const notes = () => import('./notes.ts')
