import { unitDigit } from '../generators/number/unit-digit.ts'

export const generators = {
  'number/unit-digit': unitDigit,
}
