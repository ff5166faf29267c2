import { askBank } from '../../../kit/bank/ask-bank.ts'
import { binaryNumbers } from './binary-numbers.ts'
import { factorCount } from './factor-count.ts'
import { lastDigit } from './last-digit.ts'
import { missingDigit } from './missing-digit.ts'
import { numberBasics } from './number-basics.ts'
import { numberSystemProblems } from './number-system-problems.bank.ts'
import { placeValue } from './place-value.ts'
import { powerRemainder } from './power-remainder.ts'
import { remainderOfProducts } from './remainder-of-products.ts'
import { trailingZeros } from './trailing-zeros.ts'
import { unitDigit } from './unit-digit.ts'

export const generators = {
  'number/unit-digit': unitDigit,
  'number/last-digit': lastDigit,
  'number/power-remainder': powerRemainder,
  'number/remainder-of-products': remainderOfProducts,
  'number/missing-digit': missingDigit,
  'number/factor-count': factorCount,
  'number/trailing-zeros': trailingZeros,
  'number/place-value': placeValue,
  'number/binary-numbers': binaryNumbers,
  'number/number-basics': numberBasics,
  'bank/number-system-problems': askBank(numberSystemProblems),
}

export const notes = () => import('./notes.ts')
