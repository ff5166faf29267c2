import { defineGenerator } from '../../../kit/define-generator.ts'
import { sentences } from '../../../kit/wording/say.ts'
import {
  askAboveAverage,
  askAverage,
  askAverageGap,
  askChange,
  askDifference,
  askTotal,
} from './matrix-forms.ts'
import { solveMatrix } from './solve-matrix.ts'
import { drawDataSet } from './themes.ts'

/** "The graph shows the visitors of two museums. By how much do their averages differ?" */
export const line = defineGenerator({
  id: 'interpretation/line',
  version: 1,
  levels: {
    easy: { forms: [askTotal, askDifference] },
    medium: { forms: [askAverage, askChange] },
    hard: { forms: [askAverageGap, askAboveAverage] },
  },
  generate(rng, { forms }) {
    const data = drawDataSet(rng, 2, 6, 'graph')
    const { ask, ...rest } = rng.pick(forms)(rng, data)
    return {
      ...rest,
      prompt: sentences(data.intro, ask),
      figure: {
        kind: 'line' as const,
        title: data.title,
        labels: [...data.columns],
        series: data.rows.map((row, index) => ({
          name: `${data.head} ${row}`,
          values: data.values[index] ?? [],
        })),
      },
    }
  },
  solve: solveMatrix,
})
