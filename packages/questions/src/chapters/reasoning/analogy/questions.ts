import { letterAnalogy } from './letter-analogy.ts'
import { numberAnalogy } from './number-analogy.ts'
import { wordAnalogy } from './word-analogy.ts'

export const generators = {
  'reasoning/number-analogy': numberAnalogy,
  'reasoning/letter-analogy': letterAnalogy,
  'reasoning/word-analogy': wordAnalogy,
}

export const notes = () => import('./notes.ts')
