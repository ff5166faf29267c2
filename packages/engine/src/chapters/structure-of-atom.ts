import { atomicStructure } from '@ekagra/content/bank/atomic-structure'
import { askBank } from '../bank/ask-bank.ts'
import { configuration } from '../generators/chemistry/configuration.ts'
import { quantumNumbers } from '../generators/chemistry/quantum-numbers.ts'

export const generators = {
  'chemistry/configuration': configuration,
  'chemistry/quantum-numbers': quantumNumbers,
  'bank/atomic-structure': askBank(atomicStructure),
}
