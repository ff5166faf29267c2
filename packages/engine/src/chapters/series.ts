import { numberSeries } from '../generators/reasoning/number-series.ts'

export const generators = {
  'reasoning/number-series': numberSeries,
}
