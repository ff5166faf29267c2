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
    'bank/planted-errors': { title: 'Finding the Wrong Part', aliases: ['wrong part of the sentence'] },
    'english/error-free-sentences': { title: 'Sentences Right or Wrong', aliases: [] },
    'bank/error-spotting': { title: 'Spotting Errors', aliases: ['error in sentence', 'error correction'] },
  },
  questions: () => import('./questions.ts'),
})
