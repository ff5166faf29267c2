import { factorCount } from '../generators/number/factor-count.ts'
import { missingDigit } from '../generators/number/missing-digit.ts'
import { placeValue } from '../generators/number/place-value.ts'
import { powerRemainder } from '../generators/number/power-remainder.ts'
import { trailingZeros } from '../generators/number/trailing-zeros.ts'
import { unitDigit } from '../generators/number/unit-digit.ts'

export const generators = {
  'number/unit-digit': unitDigit,
  'number/power-remainder': powerRemainder,
  'number/missing-digit': missingDigit,
  'number/factor-count': factorCount,
  'number/trailing-zeros': trailingZeros,
  'number/place-value': placeValue,
}
