import { codedInequality } from '../generators/reasoning/coded-inequality.ts'
import { inequality } from '../generators/reasoning/inequality.ts'

export const generators = {
  'reasoning/inequality': inequality,
  'reasoning/coded-inequality': codedInequality,
}
