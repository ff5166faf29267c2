import { askBank } from '../../../kit/bank/ask-bank.ts'
import { arithmeticProgression } from './arithmetic-progression.ts'
import { geometricProgression } from './geometric-progression.ts'
import { harmonicProgression } from './harmonic-progression.ts'
import { infiniteSeries } from './infinite-series.ts'
import { progressionWord } from './progression-word.ts'
import { progressionsProblems } from './progressions-problems.bank.ts'

export const generators = {
  'algebra/arithmetic-progression': arithmeticProgression,
  'algebra/geometric-progression': geometricProgression,
  'algebra/infinite-series': infiniteSeries,
  'algebra/harmonic-progression': harmonicProgression,
  'algebra/progression-word': progressionWord,
  'bank/progressions-problems': askBank(progressionsProblems),
}

export const notes = () => import('./notes.ts')
