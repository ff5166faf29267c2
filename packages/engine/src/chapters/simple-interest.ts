import { simpleInstalment } from '../generators/arithmetic/simple-instalment.ts'
import { simpleInterest } from '../generators/arithmetic/simple-interest.ts'

export const generators = {
  'arithmetic/simple-interest': simpleInterest,
  'arithmetic/simple-instalment': simpleInstalment,
}
