import { firstOrder } from '../generators/chemistry/first-order.ts'
import { rate } from '../generators/chemistry/rate.ts'

export const generators = {
  'chemistry/rate': rate,
  'chemistry/first-order': firstOrder,
}
