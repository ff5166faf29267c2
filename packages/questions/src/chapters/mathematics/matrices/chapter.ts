import { defineChapter } from '../../../kit/define-chapter.ts'

export const matrices = defineChapter({
  subject: 'mathematics',
  title: 'Matrices & Determinants',
  aliases: ['matrix', 'matrices', 'determinants and matrices'],
  weight: 30,
  types: {
    'higher/matrix-algebra': {
      title: 'Algebra of Matrices',
      aliases: ['matrix algebra', 'matrix operations'],
      weight: 2,
    },
    'higher/matrix-rank': { title: 'Rank of a Matrix', aliases: [] },
    'higher/determinant': { title: 'Determinants', aliases: ['determinant'] },
    'bank/matrices-problems': { title: 'More on Matrices & Determinants', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
