import { arithmeticProgression } from './arithmetic-progression.ts'
import { geometricProgression } from './geometric-progression.ts'
import { harmonicProgression } from './harmonic-progression.ts'
import { infiniteSeries } from './infinite-series.ts'
import { progressionWord } from './progression-word.ts'

export const generators = {
  'algebra/arithmetic-progression': arithmeticProgression,
  'algebra/geometric-progression': geometricProgression,
  'algebra/infinite-series': infiniteSeries,
  'algebra/harmonic-progression': harmonicProgression,
  'algebra/progression-word': progressionWord,
}

export const notes = () => import('./notes.ts')
