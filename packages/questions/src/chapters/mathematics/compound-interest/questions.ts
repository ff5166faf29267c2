import { ciSiGap } from './ci-si-gap.ts'
import { compoundInterest } from './compound-interest.ts'
import { instalment } from './instalment.ts'

export const generators = {
  'arithmetic/compound-interest': compoundInterest,
  'arithmetic/ci-si-gap': ciSiGap,
  'arithmetic/instalment': instalment,
}

export const notes = () => import('./notes.ts')
