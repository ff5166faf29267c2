import { defineMatrix, seriesFigure } from './define-matrix.ts'
import {
  askAboveAverage,
  askAverage,
  askAverageGap,
  askChange,
  askDifference,
  askFromAverage,
  askNeeded,
  askProjected,
  askShiftOfTotal,
  askTotal,
  askTotalChange,
} from './matrix-forms.ts'

/** "The graph shows the visitors to two museums. By how much do their averages differ?" */
export const line = defineMatrix({
  id: 'interpretation/line',
  version: 8,
  concepts: ['totals-and-differences', 'averages-from-data', 'percent-change-from-data'],
  levels: {
    easy: { forms: [askTotal, askDifference] },
    medium: { forms: [askAverage, askChange, askAverageGap, askAboveAverage, askTotalChange, askProjected] },
    hard: { forms: [askFromAverage, askNeeded, askShiftOfTotal] },
  },
  rows: 2,
  columns: 6,
  shownAs: 'graph',
  drawFigure: seriesFigure('line'),
})
