import { oxidationState } from '../generators/chemistry/oxidation-state.ts'

export const generators = {
  'chemistry/oxidation-state': oxidationState,
}
