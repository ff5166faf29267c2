import { dictionary } from '../generators/reasoning/dictionary.ts'
import { wordFormation } from '../generators/reasoning/word-formation.ts'

export const generators = {
  'reasoning/word-formation': wordFormation,
  'reasoning/dictionary': dictionary,
}
