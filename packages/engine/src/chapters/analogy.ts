import { letterAnalogy } from '../generators/reasoning/letter-analogy.ts'
import { numberAnalogy } from '../generators/reasoning/number-analogy.ts'
import { wordAnalogy } from '../generators/reasoning/word-analogy.ts'

export const generators = {
  'reasoning/number-analogy': numberAnalogy,
  'reasoning/letter-analogy': letterAnalogy,
  'reasoning/word-analogy': wordAnalogy,
}
