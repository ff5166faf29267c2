import { defineChapter } from '../chapter.ts'

export const series = defineChapter({
  subject: 'reasoning',
  title: 'Series',
  aliases: ['series completion', 'sequence', 'missing number'],
  weight: 236,
  types: {
    'reasoning/number-series': { title: 'Number Series', aliases: ['next number', 'missing term'] },
  },
})
