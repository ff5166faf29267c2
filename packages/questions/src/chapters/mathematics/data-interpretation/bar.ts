import { defineMatrix, seriesFigure } from './define-matrix.ts'
import {
  askAverageGap,
  askChange,
  askDifference,
  askFromAverage,
  askNeeded,
  askProjected,
  askRatio,
  askShiftOfTotal,
  askTotalChange,
} from './matrix-forms.ts'

/** "The chart shows the books sold by three shops. By what per cent did the sales of shop A rise in March?" */
export const bar = defineMatrix({
  id: 'interpretation/bar',
  version: 8,
  concepts: ['totals-and-differences', 'percent-change-from-data', 'ratios-from-data', 'averages-from-data'],
  levels: {
    easy: { forms: [askDifference] },
    medium: { forms: [askChange, askRatio, askAverageGap, askTotalChange, askProjected] },
    hard: { forms: [askFromAverage, askNeeded, askShiftOfTotal] },
  },
  rows: 3,
  columns: 4,
  shownAs: 'chart',
  drawFigure: seriesFigure('bar'),
})
