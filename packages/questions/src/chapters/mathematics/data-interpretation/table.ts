import { defineMatrix } from './define-matrix.ts'
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

/** "The table shows how many bicycles four companies made. What is the total of company P?" */
export const table = defineMatrix({
  id: 'interpretation/table',
  version: 8,
  concepts: ['totals-and-differences', 'averages-from-data', 'percent-change-from-data'],
  levels: {
    easy: { forms: [askTotal, askDifference] },
    medium: { forms: [askAverage, askChange, askAverageGap, askAboveAverage, askTotalChange, askProjected] },
    hard: { forms: [askFromAverage, askNeeded, askShiftOfTotal] },
  },
  rows: 4,
  columns: 5,
  shownAs: 'table',
  drawFigure: (data) => ({
    kind: 'table',
    title: data.title,
    columns: [data.head, ...data.columns],
    rows: data.rows.map((row, index) => [row, ...(data.values[index] ?? []).map(String)]),
  }),
})
