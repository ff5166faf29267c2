import { askBank } from '../../../kit/bank/ask-bank.ts'
import { firstOrder } from './first-order.ts'
import { kineticsConcepts } from './kinetics-concepts.bank.ts'
import { rate } from './rate/rate.ts'

export const generators = {
  'chemistry/rate': rate,
  'chemistry/first-order': firstOrder,
  'bank/kinetics-concepts': askBank(kineticsConcepts),
}

export const notes = () => import('./notes.ts')
