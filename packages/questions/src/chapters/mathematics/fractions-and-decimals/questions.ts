import { askBank } from '../../../kit/bank/ask-bank.ts'
import { fractionOrder } from './fraction-order.ts'
import { fractionProblems } from './fractions-and-decimals-problems.bank.ts'
import { recurringDecimal } from './recurring-decimal.ts'

export const generators = {
  'number/recurring-decimal': recurringDecimal,
  'number/fraction-order': fractionOrder,
  'bank/fractions-and-decimals-problems': askBank(fractionProblems),
}

export const notes = () => import('./notes.ts')
