import { letterOdd } from '../generators/reasoning/letter-odd.ts'
import { numberOdd } from '../generators/reasoning/number-odd.ts'
import { wordOdd } from '../generators/reasoning/word-odd.ts'

export const generators = {
  'reasoning/number-odd': numberOdd,
  'reasoning/letter-odd': letterOdd,
  'reasoning/word-odd': wordOdd,
}
