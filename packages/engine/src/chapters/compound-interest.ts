import { ciSiGap } from '../generators/arithmetic/ci-si-gap.ts'
import { compoundInterest } from '../generators/arithmetic/compound-interest.ts'
import { instalment } from '../generators/arithmetic/instalment.ts'

export const generators = {
  'arithmetic/compound-interest': compoundInterest,
  'arithmetic/ci-si-gap': ciSiGap,
  'arithmetic/instalment': instalment,
}
