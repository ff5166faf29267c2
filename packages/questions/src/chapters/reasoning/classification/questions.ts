import { letterOdd } from './letter-odd.ts'
import { numberOdd } from './number-odd.ts'
import { wordOdd } from './word-odd/word-odd.ts'

export const generators = {
  'reasoning/number-odd': numberOdd,
  'reasoning/letter-odd': letterOdd,
  'reasoning/word-odd': wordOdd,
}

export const notes = () => import('./notes.ts')
