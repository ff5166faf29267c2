import { defineChapter } from '../../../kit/define-chapter.ts'

export const complexNumbers = defineChapter({
  subject: 'mathematics',
  title: 'Complex Numbers',
  aliases: ['complex number', 'imaginary numbers', 'iota'],
  weight: 25,
  types: {
    'higher/complex': {
      title: 'Operations on Complex Numbers',
      aliases: ['modulus of complex number', 'powers of iota', 'powers of i'],
    },
  },
  questions: () => import('./questions.ts'),
})
