import { letterAnalogy } from '../generators/reasoning/letter-analogy.ts'
import { numberAnalogy } from '../generators/reasoning/number-analogy.ts'

export const generators = {
  'reasoning/number-analogy': numberAnalogy,
  'reasoning/letter-analogy': letterAnalogy,
}
