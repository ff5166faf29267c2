import { average } from './average.ts'
import { averageReplace } from './average-replace.ts'
import { weightedAverage } from './weighted-average.ts'

export const generators = {
  'arithmetic/average': average,
  'arithmetic/average-replace': averageReplace,
  'arithmetic/weighted-average': weightedAverage,
}

export const notes = () => import('./notes.ts')
