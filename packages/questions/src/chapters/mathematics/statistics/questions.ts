import { askBank } from '../../../kit/bank/ask-bank.ts'
import { groupedMean } from './grouped-mean.ts'
import { meanMedianMode } from './mean-median-mode.ts'
import { medianMode } from './median-mode.ts'
import { standardDeviation } from './standard-deviation.ts'
import { statisticsProblems } from './statistics-problems.bank.ts'

export const generators = {
  'statistics/mean-median-mode': meanMedianMode,
  'statistics/median-mode': medianMode,
  'statistics/grouped-mean': groupedMean,
  'statistics/standard-deviation': standardDeviation,
  'bank/statistics-problems': askBank(statisticsProblems),
}

export const notes = () => import('./notes.ts')
