import { fractionOrder } from '../generators/number/fraction-order.ts'
import { recurringDecimal } from '../generators/number/recurring-decimal.ts'

export const generators = {
  'number/recurring-decimal': recurringDecimal,
  'number/fraction-order': fractionOrder,
}
