import { meanMedianMode } from '../generators/statistics/mean-median-mode.ts'
import { standardDeviation } from '../generators/statistics/standard-deviation.ts'

export const generators = {
  'statistics/mean-median-mode': meanMedianMode,
  'statistics/standard-deviation': standardDeviation,
}
