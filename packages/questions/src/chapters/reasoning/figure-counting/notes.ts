import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Triangles, squares or rectangles hide in a drawing: small ones join into larger ones. Count them by size, or with a formula where the pattern is regular.',
  terms,
  method: [
    'Number the small parts.',
    'Count the figures of one part, then those of two parts, three parts and so on.',
    'In a regular pattern use the formula.',
    'Add up, and check that none was counted twice.',
  ],
  tables: [
    {
      title: 'Formulas',
      columns: ['Pattern', 'Number'],
      rows: [
        ['squares in $n \\times n$', '$\\dfrac{n(n+1)(2n+1)}{6}$'],
        ['rectangles in $m \\times n$', '$\\dfrac{m(m+1)}{2}\\cdot\\dfrac{n(n+1)}{2}$'],
        ['triangles with $n$ parts on one base', '$\\dfrac{n(n+1)}{2}$'],
        ['the same with $k$ levels', '$k\\cdot\\dfrac{n(n+1)}{2}$'],
        ['square with both diagonals', '8 triangles'],
        ['triangular grid of side $n$', '$\\left\\lfloor\\dfrac{n(n+2)(2n+1)}{8}\\right\\rfloor$'],
      ],
    },
  ],
  tips: [
    'Squares are rectangles too, unless the question says otherwise.',
    'Use the symmetry: count one corner and multiply.',
    'A grid of 3 × 3 has 14 squares and 36 rectangles.',
  ],
  mistakes: [
    'Leaving out the whole figure.',
    'Counting a figure in two ways.',
    'Forgetting triangles that point downward.',
  ],
  advanced: [
    'Straight lines: each pair of lines through one point and a third that crosses both makes a triangle.',
  ],
})
