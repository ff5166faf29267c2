import { defineChapter } from '../../../kit/define-chapter.ts'

export const average = defineChapter({
  subject: 'mathematics',
  title: 'Average',
  aliases: ['mean'],
  weight: 328,
  types: {
    'arithmetic/average': { title: 'Average of Numbers', aliases: ['average score'] },
    'arithmetic/average-replace': {
      title: 'Changing Averages',
      aliases: [],
    },
    'arithmetic/average-age': { title: 'Average Age', aliases: [], weight: 0.6 },
    'arithmetic/weighted-average': {
      title: 'Average of Groups',
      aliases: [],
    },
    'arithmetic/average-of-runs': {
      title: 'Average of Consecutive Numbers',
      aliases: [
        'average of natural numbers',
        'average of multiples',
        'consecutive numbers',
        'average of first n numbers',
      ],
    },
    'bank/average-problems': { title: 'More on Average', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
