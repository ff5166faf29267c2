import { configuration } from '../generators/chemistry/configuration.ts'
import { quantumNumbers } from '../generators/chemistry/quantum-numbers.ts'

export const generators = {
  'chemistry/configuration': configuration,
  'chemistry/quantum-numbers': quantumNumbers,
}
