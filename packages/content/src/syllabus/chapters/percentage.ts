import { defineChapter } from '../chapter.ts'

export const percentage = defineChapter({
  subject: 'mathematics',
  title: 'Percentage',
  aliases: ['percent', 'percents'],
  weight: 387,
  types: {
    'arithmetic/percent-change': {
      title: 'Percentage Change',
      aliases: ['percentage increase', 'percentage decrease', 'percent increase and decrease'],
    },
  },
})
