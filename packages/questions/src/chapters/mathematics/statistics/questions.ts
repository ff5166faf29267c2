import { meanMedianMode } from './mean-median-mode.ts'
import { medianMode } from './median-mode.ts'
import { standardDeviation } from './standard-deviation.ts'

export const generators = {
  'statistics/mean-median-mode': meanMedianMode,
  'statistics/median-mode': medianMode,
  'statistics/standard-deviation': standardDeviation,
}

export const notes = () => import('./notes.ts')
