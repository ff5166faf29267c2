import { average } from '../generators/arithmetic/average.ts'
import { averageReplace } from '../generators/arithmetic/average-replace.ts'
import { weightedAverage } from '../generators/arithmetic/weighted-average.ts'

export const generators = {
  'arithmetic/average': average,
  'arithmetic/average-replace': averageReplace,
  'arithmetic/weighted-average': weightedAverage,
}
