import { defineGenerator } from '../../../kit/define-generator.ts'
import { sentences } from '../../../kit/wording/say.ts'
import {
  askAverage,
  askAverageGap,
  askChange,
  askDifference,
  askTotal,
  askTotalChange,
} from './matrix-forms.ts'
import { solveMatrix } from './solve-matrix.ts'
import { drawDataSet } from './themes.ts'

/** "The table shows how many bicycles four companies made. What is the total of company P?" */
export const table = defineGenerator({
  id: 'interpretation/table',
  version: 1,
  levels: {
    easy: { forms: [askTotal, askDifference] },
    medium: { forms: [askAverage, askChange] },
    hard: { forms: [askTotalChange, askAverageGap] },
  },
  generate(rng, { forms }) {
    const data = drawDataSet(rng, 4, 5, 'table')
    const { ask, ...rest } = rng.pick(forms)(rng, data)
    return {
      ...rest,
      prompt: sentences(data.intro, ask),
      figure: {
        kind: 'table' as const,
        title: data.title,
        columns: [data.head, ...data.columns],
        rows: data.rows.map((row, index) => [row, ...(data.values[index] ?? []).map(String)]),
      },
    }
  },
  solve: solveMatrix,
})
