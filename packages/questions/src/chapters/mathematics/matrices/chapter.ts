import { defineChapter } from '../../../kit/define-chapter.ts'

export const matrices = defineChapter({
  subject: 'mathematics',
  title: 'Matrices & Determinants',
  aliases: ['matrix', 'matrices', 'determinants and matrices'],
  weight: 30,
  concepts: `
    value-of-determinant | Value of a Determinant | determinant of matrix, 2x2 determinant, 3x3 determinant, saranik
    singular-matrix | Singular Matrix | singular and non singular matrix
    properties-of-determinants | Properties of Determinants | determinant properties, det of ka, determinant of product
  `,
  types: {
    'higher/determinant': { title: 'Determinants', aliases: ['determinant'] },
  },
  questions: () => import('./questions.ts'),
})
