import { defineGenerator } from '../../../kit/define-generator.ts'
import { sentences } from '../../../kit/wording/say.ts'
import { askAverageGap, askChange, askDifference, askRatio, askTotalChange } from './matrix-forms.ts'
import { solveMatrix } from './solve-matrix.ts'
import { drawDataSet } from './themes.ts'

/** "The chart shows the books sold by three shops. By what per cent did the sales of shop A rise in March?" */
export const bar = defineGenerator({
  id: 'interpretation/bar',
  version: 1,
  levels: {
    easy: { forms: [askDifference] },
    medium: { forms: [askChange, askRatio] },
    hard: { forms: [askTotalChange, askAverageGap] },
  },
  generate(rng, { forms }) {
    const data = drawDataSet(rng, 3, 4, 'chart')
    const { ask, ...rest } = rng.pick(forms)(rng, data)
    return {
      ...rest,
      prompt: sentences(data.intro, ask),
      figure: {
        kind: 'bar' as const,
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
