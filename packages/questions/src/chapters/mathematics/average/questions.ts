import { askBank } from '../../../kit/bank/ask-bank.ts'
import { average } from './average.ts'
import { averageAge } from './average-age.ts'
import { averageOfRuns } from './average-of-runs.ts'
import { averageProblems } from './average-problems.bank.ts'
import { averageReplace } from './average-replace.ts'
import { weightedAverage } from './weighted-average.ts'

export const generators = {
  'arithmetic/average': average,
  'arithmetic/average-replace': averageReplace,
  'arithmetic/average-age': averageAge,
  'arithmetic/weighted-average': weightedAverage,
  'arithmetic/average-of-runs': averageOfRuns,
  'bank/average-problems': askBank(averageProblems),
}

export const notes = () => import('./notes.ts')
