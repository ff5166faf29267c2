import { defineChapter } from '../../../kit/define-chapter.ts'

export const statistics = defineChapter({
  subject: 'mathematics',
  title: 'Statistics',
  aliases: ['measures of central tendency', 'statistic', 'measures of dispersion'],
  weight: 40,
  types: {
    'statistics/mean-median-mode': {
      title: 'Mean, Median & Mode',
      aliases: ['mean', 'median', 'mode', 'central tendency'],
    },
    'statistics/standard-deviation': {
      title: 'Standard Deviation & Variance',
      aliases: ['standard deviation', 'variance', 'dispersion', 'sd', 'coefficient of variation'],
    },
  },
  questions: () => import('./questions.ts'),
})
