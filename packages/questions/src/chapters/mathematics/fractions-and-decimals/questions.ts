import { fractionOrder } from './fraction-order.ts'
import { recurringDecimal } from './recurring-decimal.ts'

export const generators = {
  'number/recurring-decimal': recurringDecimal,
  'number/fraction-order': fractionOrder,
}

export const notes = () => import('./notes.ts')
