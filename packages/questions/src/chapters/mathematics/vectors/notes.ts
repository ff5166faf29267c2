import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A vector has a size and a direction. The scalar product measures angles and work, the vector product areas and torques; both come from the components.',
  terms,
  method: [
    'Write the components along $\\hat i, \\hat j, \\hat k$.',
    'Angle, projection or right angle: scalar product.',
    'Area or a vector at right angles to two others: vector product.',
    'Volume: the triple product as a determinant.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Length', '$\\lvert \\vec a \\rvert = \\sqrt{a_1^2 + a_2^2 + a_3^2}$'],
        ['Unit vector', '$\\dfrac{\\vec a}{\\lvert \\vec a \\rvert}$'],
        [
          'Scalar product',
          '$\\vec a\\cdot\\vec b = a_1b_1 + a_2b_2 + a_3b_3 = \\lvert \\vec a \\rvert \\lvert \\vec b \\rvert \\cos\\theta$',
        ],
        ['Projection of $\\vec a$ on $\\vec b$', '$\\dfrac{\\vec a\\cdot\\vec b}{\\lvert \\vec b \\rvert}$'],
        [
          'Vector product',
          '$\\lvert \\vec a\\times\\vec b \\rvert = \\lvert \\vec a \\rvert \\lvert \\vec b \\rvert \\sin\\theta$',
        ],
        [
          'Parallelogram, triangle',
          '$\\lvert \\vec a\\times\\vec b \\rvert$, $\\ \\tfrac{1}{2}\\lvert \\vec a\\times\\vec b \\rvert$',
        ],
        ['Parallelepiped', '$\\lvert \\vec a\\cdot(\\vec b\\times\\vec c) \\rvert$'],
      ],
    },
  ],
  tips: [
    'Right angle: $\\vec a\\cdot\\vec b = 0$. Parallel: $\\vec a\\times\\vec b = 0$.',
    '$\\lvert \\vec a + \\vec b \\rvert = \\lvert \\vec a - \\vec b \\rvert$ means a right angle.',
    '$(\\vec a\\cdot\\vec b)^2 + \\lvert \\vec a\\times\\vec b \\rvert^2 = \\lvert \\vec a \\rvert^2\\lvert \\vec b \\rvert^2$.',
  ],
  mistakes: [
    'Dropping the minus sign of the middle component of a vector product.',
    'Giving the area of the parallelogram for the triangle.',
    'Dividing by the length of the wrong vector in a projection.',
  ],
  advanced: [
    'Three vectors lie in one plane when their triple product is 0.',
    'Section formula: $\\dfrac{m\\vec b + n\\vec a}{m+n}$ divides $AB$ in $m : n$.',
  ],
})
