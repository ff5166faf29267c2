import { balancing } from '../generators/chemistry/balancing.ts'
import { oxidationState } from '../generators/chemistry/oxidation-state.ts'

export const generators = {
  'chemistry/oxidation-state': oxidationState,
  'chemistry/balancing': balancing,
}
