import { defineChapter } from '../chapter.ts'

export const ratioProportion = defineChapter({
  subject: 'mathematics',
  title: 'Ratio & Proportion',
  aliases: ['ratio', 'proportion', 'ratios'],
  weight: 200,
  types: {
    'arithmetic/ratio-split': {
      title: 'Dividing in a Ratio',
      aliases: ['sharing in a ratio', 'income and expenditure', 'division in a ratio'],
    },
  },
})
