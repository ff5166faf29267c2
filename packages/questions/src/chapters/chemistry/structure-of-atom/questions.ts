import { askBank } from '../../../kit/bank/ask-bank.ts'
import { atomicStructure } from './atomic-structure.bank.ts'
import { configuration } from './configuration.ts'
import { quantumNumbers } from './quantum-numbers.ts'

export const generators = {
  'chemistry/configuration': configuration,
  'chemistry/quantum-numbers': quantumNumbers,
  'bank/atomic-structure': askBank(atomicStructure),
}

export const notes = () => import('./notes.ts')
