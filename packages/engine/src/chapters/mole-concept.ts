import { composition } from '../generators/chemistry/composition.ts'
import { dilution } from '../generators/chemistry/dilution.ts'
import { empirical } from '../generators/chemistry/empirical.ts'
import { limiting } from '../generators/chemistry/limiting.ts'
import { molality } from '../generators/chemistry/molality.ts'
import { molarity } from '../generators/chemistry/molarity.ts'
import { mole } from '../generators/chemistry/mole.ts'

export const generators = {
  'chemistry/mole': mole,
  'chemistry/molarity': molarity,
  'chemistry/dilution': dilution,
  'chemistry/composition': composition,
  'chemistry/molality': molality,
  'chemistry/limiting': limiting,
  'chemistry/empirical': empirical,
}
