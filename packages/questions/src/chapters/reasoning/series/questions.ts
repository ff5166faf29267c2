import { alphanumeric } from './alphanumeric.ts'
import { letterGap } from './letter-gap.ts'
import { letterSeries } from './letter-series.ts'
import { numberSeries } from './number-series.ts'
import { wrongNumber } from './wrong-number.ts'

export const generators = {
  'reasoning/alphanumeric': alphanumeric,
  'reasoning/letter-gap': letterGap,
  'reasoning/number-series': numberSeries,
  'reasoning/wrong-number': wrongNumber,
  'reasoning/letter-series': letterSeries,
}

export const notes = () => import('./notes.ts')
