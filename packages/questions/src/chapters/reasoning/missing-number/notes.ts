import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Numbers stand in a square or round a figure, and one is missing. Every row, column or figure follows the same rule; the whole ones show it.',
  method: [
    'Take a row (or figure) that is whole and look how its last number comes from the others.',
    'Try sum, difference, product, then squares and multiples.',
    'Check the rule on the second whole row.',
    'Apply it to the row with the gap.',
  ],
  tables: [
    {
      title: 'Usual rules',
      columns: ['Rule', 'Example'],
      rows: [
        ['sum of the others', '4, 7 → 11'],
        ['product of the others', '4, 7 → 28'],
        ['difference times a number', '9, 4 → (9 − 4) × 3 = 15'],
        ['sum of the squares', '3, 4 → 25'],
        ['product plus or less a number', '3, 5 → 3 × 5 + 2 = 17'],
        ['sum of the digits', '47 → 11'],
      ],
    },
  ],
  tips: [
    'If rows do not work try columns.',
    'Large last numbers point to products or squares, small ones to differences.',
    'Test the rule on two rows before using it.',
  ],
  mistakes: [
    'Using a rule that fits only one row.',
    'Mixing rows and columns.',
    'Forgetting the constant that is added in every row.',
  ],
  advanced: [
    'In figures the middle number is often the sum of one pair of corners times or less that of the other.',
  ],
})
