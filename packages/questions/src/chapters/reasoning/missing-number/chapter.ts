import { defineChapter } from '../../../kit/define-chapter.ts'

export const missingNumber = defineChapter({
  subject: 'reasoning',
  title: 'Missing Number in a Figure',
  aliases: [
    'missing number in figure',
    'missing number',
    'matrix reasoning',
    'number matrix',
    'number puzzle',
    'missing character',
  ],
  weight: 90,
  types: {
    'reasoning/matrix': {
      title: 'Rows and Figures of Numbers',
      aliases: [
        'missing number matrix',
        'find the missing number in the figure',
        'missing number in box',
        'box number missing',
        'missing number in circle',
        'missing number in triangle',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
