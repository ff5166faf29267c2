import { balancing } from './balancing.ts'
import { oxidationState } from './oxidation-state.ts'

export const generators = {
  'chemistry/oxidation-state': oxidationState,
  'chemistry/balancing': balancing,
}

export const notes = () => import('./notes.ts')
