import { simpleInterest } from '../generators/arithmetic/simple-interest.ts'

export const generators = {
  'arithmetic/simple-interest': simpleInterest,
}
