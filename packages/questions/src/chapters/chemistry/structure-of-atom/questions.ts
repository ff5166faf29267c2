import { askBank } from '../../../kit/bank/ask-bank.ts'
import { atomAndQuanta } from './atom-and-quanta.bank.ts'
import { atomCounts } from './atom-counts.ts'
import { atomicStructure } from './atomic-structure.bank.ts'
import { configuration } from './configuration.ts'
import { quantumNumbers } from './quantum-numbers.ts'

export const generators = {
  'chemistry/atom-counts': atomCounts,
  'chemistry/configuration': configuration,
  'chemistry/quantum-numbers': quantumNumbers,
  'bank/atomic-structure': askBank(atomicStructure),
  'bank/atom-and-quanta': askBank(atomAndQuanta),
}

export const notes = () => import('./notes.ts')
