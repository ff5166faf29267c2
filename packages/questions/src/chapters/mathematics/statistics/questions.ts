import { groupedMean } from './grouped-mean.ts'
import { meanMedianMode } from './mean-median-mode.ts'
import { medianMode } from './median-mode.ts'
import { standardDeviation } from './standard-deviation.ts'

export const generators = {
  'statistics/mean-median-mode': meanMedianMode,
  'statistics/median-mode': medianMode,
  'statistics/grouped-mean': groupedMean,
  'statistics/standard-deviation': standardDeviation,
}

export const notes = () => import('./notes.ts')
