import { askBank } from '../../../kit/bank/ask-bank.ts'
import { hess } from './hess/hess.ts'
import { thermochemistryConcepts } from './thermochemistry-concepts.bank.ts'

export const generators = {
  'chemistry/hess': hess,
  'bank/thermochemistry-concepts': askBank(thermochemistryConcepts),
}

export const notes = () => import('./notes.ts')
