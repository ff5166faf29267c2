import { compoundInterest } from '../generators/arithmetic/compound-interest.ts'

export const generators = {
  'arithmetic/compound-interest': compoundInterest,
}
