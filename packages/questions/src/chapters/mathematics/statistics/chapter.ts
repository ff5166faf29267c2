import { defineChapter } from '../../../kit/define-chapter.ts'

export const statistics = defineChapter({
  subject: 'mathematics',
  title: 'Statistics',
  aliases: ['measures of central tendency', 'statistic', 'measures of dispersion', 'data handling'],
  weight: 40,
  types: {
    'statistics/mean-median-mode': {
      title: 'Mean, Median & Mode',
      aliases: ['central tendency'],
    },
    'statistics/median-mode': {
      title: 'Median, Mode & Range of Data',
      aliases: ['median and mode', 'grouped data', 'frequency distribution'],
    },
    'statistics/grouped-mean': { title: 'Means of Classes', aliases: [], weight: 0.4 },
    'statistics/standard-deviation': {
      title: 'Standard Deviation & Variance',
      aliases: [],
    },
    'bank/statistics-problems': { title: 'More on Statistics', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
