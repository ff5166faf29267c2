import { askBank } from '../../../kit/bank/ask-bank.ts'
import { knowOptions } from '../../../kit/bank/know-options.ts'
import { chemistryTerms } from '../../../kit/chemistry/chemistry-terms.ts'
import { bondPairs } from './bond-pairs.bank.ts'
import { bondingConcepts } from './bonding-concepts.bank.ts'
import { bondingTheories } from './bonding-theories.bank.ts'
import { hybridisation } from './hybridisation.ts'
import { oneMolecule } from './one-molecule.bank.ts'

const explain = knowOptions({
  glossary: chemistryTerms,
  banks: [bondPairs, bondingConcepts, bondingTheories],
})

export const generators = {
  'bank/bond-pairs': askBank(bondPairs, explain),
  'chemistry/hybridisation': hybridisation,
  'bank/bonding-concepts': askBank(bondingConcepts, explain),
  'bank/bonding-theories': askBank(bondingTheories, explain),
  'bank/one-molecule': askBank(oneMolecule),
}

export const notes = () => import('./notes.ts')
