import { alphanumeric } from '../generators/reasoning/alphanumeric.ts'
import { letterGap } from '../generators/reasoning/letter-gap.ts'
import { letterSeries } from '../generators/reasoning/letter-series.ts'
import { numberSeries } from '../generators/reasoning/number-series.ts'
import { wrongNumber } from '../generators/reasoning/wrong-number.ts'

export const generators = {
  'reasoning/alphanumeric': alphanumeric,
  'reasoning/letter-gap': letterGap,
  'reasoning/number-series': numberSeries,
  'reasoning/wrong-number': wrongNumber,
  'reasoning/letter-series': letterSeries,
}
