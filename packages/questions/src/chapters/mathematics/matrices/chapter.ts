import { defineChapter } from '../../../kit/define-chapter.ts'

export const matrices = defineChapter({
  subject: 'mathematics',
  title: 'Matrices & Determinants',
  aliases: ['matrix', 'matrices', 'determinants and matrices'],
  weight: 30,
  types: {
    'higher/determinant': { title: 'Determinants', aliases: ['determinant', 'value of a determinant'] },
  },
  questions: () => import('./questions.ts'),
})
