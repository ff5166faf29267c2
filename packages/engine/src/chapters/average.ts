import { average } from '../generators/arithmetic/average.ts'
import { weightedAverage } from '../generators/arithmetic/weighted-average.ts'

export const generators = {
  'arithmetic/average': average,
  'arithmetic/weighted-average': weightedAverage,
}
