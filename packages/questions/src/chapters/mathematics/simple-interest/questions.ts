import { simpleInstalment } from './simple-instalment.ts'
import { simpleInterest } from './simple-interest.ts'

export const generators = {
  'arithmetic/simple-interest': simpleInterest,
  'arithmetic/simple-instalment': simpleInstalment,
}

export const notes = () => import('./notes.ts')
