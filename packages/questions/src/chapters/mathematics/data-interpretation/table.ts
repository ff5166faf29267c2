import { defineMatrix } from './define-matrix.ts'
import {
  askAboveAverage,
  askAverage,
  askAverageGap,
  askChange,
  askDifference,
  askFromAverage,
  askProjected,
  askTotal,
  askTotalChange,
} from './matrix-forms.ts'

/** "The table shows how many bicycles four companies made. What is the total of company P?" */
export const table = defineMatrix({
  id: 'interpretation/table',
  version: 7,
  concepts: ['totals-and-differences', 'averages-from-data', 'percent-change-from-data'],
  levels: {
    easy: { forms: [askTotal, askDifference] },
    medium: { forms: [askAverage, askChange, askAverageGap, askAboveAverage] },
    hard: { forms: [askTotalChange, askFromAverage, askProjected] },
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
