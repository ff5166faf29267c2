import { firstOrder } from '../generators/chemistry/first-order.ts'

export const generators = {
  'chemistry/first-order': firstOrder,
}
