import { ciSiGap } from '../generators/arithmetic/ci-si-gap.ts'
import { compoundInterest } from '../generators/arithmetic/compound-interest.ts'

export const generators = {
  'arithmetic/compound-interest': compoundInterest,
  'arithmetic/ci-si-gap': ciSiGap,
}
