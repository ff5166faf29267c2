import { defineChapter } from '../../../kit/define-chapter.ts'

export const matrices = defineChapter({
  subject: 'mathematics',
  title: 'Matrices & Determinants',
  aliases: ['matrix', 'matrices', 'determinants and matrices'],
  weight: 30,
  concepts: `
    matrix-multiplication | Matrix Multiplication | multiplication of matrices, product of matrices, power of a matrix
    inverse-of-a-matrix | Inverse & Adjoint of a Matrix | inverse of matrix, inverse matrix, adjoint of a matrix, adjoint, adj a
    transpose-and-trace | Transpose, Symmetry & Trace | transpose of a matrix, symmetric matrix, skew symmetric matrix, trace of a matrix
    order-of-a-matrix | Order & Addition of Matrices | order of matrix, addition of matrices
    cramers-rule | Cramer's Rule | cramer rule, solution by determinants
    value-of-determinant | Value of a Determinant | determinant of matrix, 2x2 determinant, 3x3 determinant, saranik
    singular-matrix | Singular Matrix | singular and non singular matrix
    properties-of-determinants | Properties of Determinants | determinant properties, det of ka, determinant of product
  `,
  types: {
    'higher/matrix-algebra': {
      title: 'Algebra of Matrices',
      aliases: ['matrix algebra', 'matrix operations', 'types of matrices'],
      weight: 2,
    },
    'higher/determinant': { title: 'Determinants', aliases: ['determinant'] },
  },
  questions: () => import('./questions.ts'),
})
