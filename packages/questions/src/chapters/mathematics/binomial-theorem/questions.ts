import { binomial } from './binomial.ts'
import { generalTerm } from './general-term.ts'

export const generators = {
  'higher/binomial': binomial,
  'higher/general-term': generalTerm,
}

export const notes = () => import('./notes.ts')
