import { askBank } from '../../../kit/bank/ask-bank.ts'
import { capacitor } from './capacitor.ts'
import { chargeLaws } from './charge-laws.ts'
import { chargesAndShells } from './charges-and-shells.bank.ts'
import { coulomb } from './coulomb.ts'
import { electrostaticsConcepts } from './electrostatics-concepts.bank.ts'

export const generators = {
  'physics/charge-laws': chargeLaws,
  'physics/coulomb': coulomb,
  'physics/capacitor': capacitor,
  'bank/electrostatics-concepts': askBank(electrostaticsConcepts),
  'bank/charges-and-shells': askBank(chargesAndShells),
}

export const notes = () => import('./notes.ts')
