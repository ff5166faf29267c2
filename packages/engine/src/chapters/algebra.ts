import { identityValue } from '../generators/algebra/identity-value.ts'
import { inequality } from '../generators/algebra/inequality.ts'
import { linear1 } from '../generators/algebra/linear-1.ts'
import { linear2 } from '../generators/algebra/linear-2.ts'
import { polynomialRemainder } from '../generators/algebra/polynomial-remainder.ts'

export const generators = {
  'algebra/linear-1': linear1,
  'algebra/linear-2': linear2,
  'algebra/identity-value': identityValue,
  'algebra/inequality': inequality,
  'algebra/polynomial-remainder': polynomialRemainder,
}
