import { firstOrder } from './first-order.ts'
import { rate } from './rate/rate.ts'

export const generators = {
  'chemistry/rate': rate,
  'chemistry/first-order': firstOrder,
}

export const notes = () => import('./notes.ts')
