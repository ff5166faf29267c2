import { askBank } from '../../../kit/bank/ask-bank.ts'
import { currentPairs } from './current-pairs.bank.ts'
import { inducedEmf } from './induced-emf.ts'
import { inductionAndAc } from './induction-and-ac.bank.ts'
import { magneticForce } from './magnetic-force.ts'
import { magnetismConcepts } from './magnetism-concepts.bank.ts'
import { magnetsAndMachines } from './magnets-and-machines.bank.ts'
import { transformer } from './transformer.ts'

export const generators = {
  'bank/current-pairs': askBank(currentPairs),
  'physics/magnetic-force': magneticForce,
  'physics/induced-emf': inducedEmf,
  'physics/transformer': transformer,
  'bank/magnetism-concepts': askBank(magnetismConcepts),
  'bank/induction-and-ac': askBank(inductionAndAc),
  'bank/magnets-and-machines': askBank(magnetsAndMachines),
}

export const notes = () => import('./notes.ts')
