import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview: 'Signs or letters get a new meaning. Translate first, then calculate in the usual order.',
  terms,
  method: [
    'Write the expression again with the real signs.',
    'Work out brackets, then powers, then × and ÷ from the left, then + and −.',
    'For exchanged signs and numbers, exchange all of them at once.',
    'Test the options only as far as the first mistake.',
  ],
  tables: [
    {
      title: 'Order of operations',
      columns: ['Step', 'What'],
      rows: [
        ['1', 'brackets, inner first'],
        ['2', '"of" and powers'],
        ['3', '÷ and × from left to right'],
        ['4', '+ and − from left to right'],
      ],
    },
    {
      title: 'New operations',
      columns: ['Given', 'Value'],
      rows: [
        ['$a \\star b = 3a - 2b$', '$4 \\star 1 = 12 - 2 = 10$'],
        ['$a \\circ b = a^2 - b$', '$5 \\circ 3 = 22$'],
        ['a pattern of triples', 'test sum, product, squares and differences'],
      ],
    },
  ],
  tips: [
    'Use last digits to strike out options before calculating.',
    'If a division does not come out, the option is wrong: exam numbers are clean.',
    'New operations are not commutative unless you see it: keep left and right.',
  ],
  mistakes: [
    'Calculating with the old meaning of a sign.',
    'Working strictly from left to right without the order of operations.',
  ],
  advanced: ['Balancing questions: try ÷ and × where the numbers divide, then + and − for the rest.'],
})
