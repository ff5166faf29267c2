import { defineChapter } from '../../../kit/define-chapter.ts'

export const errorSpotting = defineChapter({
  subject: 'english',
  title: 'Error Spotting',
  aliases: [
    'spotting errors',
    'spot the error',
    'spotting the error',
    'error detection',
    'find the error',
    'common errors',
    'error finding',
  ],
  weight: 120,
  types: {
    'bank/error-spotting': { title: 'Spotting Errors', aliases: ['error in sentence', 'error correction'] },
  },
  questions: () => import('./questions.ts'),
})
