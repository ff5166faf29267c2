import { defineChapter } from '../../../kit/define-chapter.ts'

export const average = defineChapter({
  subject: 'mathematics',
  title: 'Average',
  aliases: ['averages', 'mean'],
  weight: 328,
  types: {
    'arithmetic/average': { title: 'Average of Numbers', aliases: ['average score', 'batting average'] },
    'arithmetic/average-replace': {
      title: 'Changing Averages',
      aliases: [
        'replacement in average',
        'average on replacement',
        'new member average',
        'average age of family',
      ],
    },
    'arithmetic/weighted-average': {
      title: 'Average of Groups',
      aliases: ['weighted average', 'weighted mean', 'combined average'],
    },
  },
  questions: () => import('./questions.ts'),
})
