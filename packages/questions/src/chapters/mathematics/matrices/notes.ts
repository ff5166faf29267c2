import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A determinant turns a square array into one number. It tells whether equations have one solution, whether points lie on a line and by what factor areas grow.',
  terms,
  method: [
    'Look for rows or columns that can be made 0 by adding a multiple of another.',
    'Expand along the row or column with most zeros, with signs + − +.',
    'For equations compare the determinant with 0 before solving.',
    'For a product or power use the rules instead of multiplying out.',
  ],
  tables: [
    {
      title: 'Rules',
      columns: ['What', 'Formula'],
      rows: [
        ['2 × 2', '$\\begin{vmatrix} a & b\\\\ c & d \\end{vmatrix} = ad - bc$'],
        ['Product', '$\\lvert AB \\rvert = \\lvert A \\rvert \\lvert B \\rvert$'],
        ['Transpose', '$\\lvert A^T \\rvert = \\lvert A \\rvert$'],
        [
          'Inverse',
          '$\\lvert A^{-1} \\rvert = \\dfrac{1}{\\lvert A \\rvert}$, $\\ A^{-1} = \\dfrac{\\text{adj}\\,A}{\\lvert A \\rvert}$',
        ],
        ['Multiple, size $n$', '$\\lvert kA \\rvert = k^n\\lvert A \\rvert$'],
        ['Adjoint, size $n$', '$\\lvert \\text{adj}\\,A \\rvert = \\lvert A \\rvert^{n-1}$'],
      ],
    },
    {
      title: 'What changes a determinant',
      columns: ['Step', 'Effect'],
      rows: [
        ['two rows exchanged', 'sign changes'],
        ['a row times $k$', 'times $k$'],
        ['a multiple of one row added to another', 'none'],
        ['two rows equal or proportional', '0'],
      ],
    },
    {
      title: 'Systems of equations',
      columns: ['Determinant', 'Solutions'],
      rows: [
        ['not 0', 'exactly one'],
        ['0, equations agree', 'infinitely many'],
        ['0, equations contradict', 'none'],
      ],
    },
  ],
  tips: [
    'A skew-symmetric determinant of odd size is 0.',
    'Triangular: multiply the diagonal.',
    'Area of a triangle: $\\tfrac{1}{2}$ of the determinant of $x_i, y_i, 1$.',
  ],
  mistakes: [
    'Forgetting the minus sign of the middle term.',
    'Taking $\\lvert kA \\rvert = k\\lvert A \\rvert$.',
    'Multiplying matrices in the wrong order: $AB \\ne BA$.',
  ],
  advanced: [
    'Cayley–Hamilton for 2 × 2: $A^2 - (\\text{trace})A + \\lvert A \\rvert I = 0$.',
    'Vandermonde: $\\begin{vmatrix}1&a&a^2\\\\1&b&b^2\\\\1&c&c^2\\end{vmatrix} = (a-b)(b-c)(c-a)$.',
  ],
})
