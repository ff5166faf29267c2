import { codedInequality } from './coded-inequality.ts'
import { inequality } from './inequality.ts'

export const generators = {
  'reasoning/inequality': inequality,
  'reasoning/coded-inequality': codedInequality,
}

export const notes = () => import('./notes.ts')
