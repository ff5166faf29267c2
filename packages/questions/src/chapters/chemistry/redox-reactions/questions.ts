import { askBank } from '../../../kit/bank/ask-bank.ts'
import { balancing } from './balancing.ts'
import { oxidationState } from './oxidation-state.ts'
import { redoxConcepts } from './redox-concepts.bank.ts'

export const generators = {
  'chemistry/oxidation-state': oxidationState,
  'chemistry/balancing': balancing,
  'bank/redox-concepts': askBank(redoxConcepts),
}

export const notes = () => import('./notes.ts')
