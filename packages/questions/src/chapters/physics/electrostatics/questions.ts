import { askBank } from '../../../kit/bank/ask-bank.ts'
import { capacitor } from './capacitor.ts'
import { coulomb } from './coulomb.ts'
import { electrostaticsConcepts } from './electrostatics-concepts.bank.ts'

export const generators = {
  'physics/coulomb': coulomb,
  'physics/capacitor': capacitor,
  'bank/electrostatics-concepts': askBank(electrostaticsConcepts),
}

export const notes = () => import('./notes.ts')
