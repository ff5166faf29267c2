import { codedInequality } from './coded-inequality.ts'
import { codedInequalitySet } from './coded-inequality-set.ts'
import { inequality } from './inequality.ts'

export const generators = {
  'reasoning/inequality': inequality,
  'reasoning/coded-inequality': codedInequality,
  'reasoning/coded-inequality-set': codedInequalitySet,
}

export const notes = () => import('./notes.ts')
