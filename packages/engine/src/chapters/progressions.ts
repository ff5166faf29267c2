import { arithmeticProgression } from '../generators/algebra/arithmetic-progression.ts'
import { geometricProgression } from '../generators/algebra/geometric-progression.ts'
import { progressionWord } from '../generators/algebra/progression-word.ts'

export const generators = {
  'algebra/arithmetic-progression': arithmeticProgression,
  'algebra/geometric-progression': geometricProgression,
  'algebra/progression-word': progressionWord,
}
