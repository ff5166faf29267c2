import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The average is the sum divided by the number. Nearly every question becomes easy when the averages are turned back into sums.',
  terms,
  method: [
    'Sum $=$ average $\\times$ number, for each group.',
    'Add or subtract sums as people come and go.',
    'Divide by the new number.',
    'Or balance: what lies above the average equals what lies below.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Average', '$\\dfrac{\\text{sum}}{n}$', ''],
        ['Groups', '$\\dfrac{n_1 a_1 + n_2 a_2}{n_1 + n_2}$', 'weighted'],
        ['One joins, average moves by $d$', 'newcomer $= \\text{old average} + (n+1)d$', ''],
        ['One replaced, average moves by $d$', 'new $=$ old one $+\\ nd$', ''],
        ['First $n$ natural numbers', '$\\dfrac{n+1}{2}$', ''],
        ['First $n$ even, odd numbers', '$n+1$, $\\ n$', ''],
        ['Numbers in equal steps', '$\\dfrac{\\text{first}+\\text{last}}{2}$', ''],
      ],
    },
  ],
  tips: [
    'Subtract a round number from all values, average the rest, add it back.',
    'Adding $k$ to every value adds $k$ to the average; multiplying multiplies it.',
    'A wrong entry changes the average by (right $-$ wrong) $\\div n$.',
  ],
  mistakes: [
    'Averaging two averages of groups of different size.',
    'Using the old number of people after somebody joined.',
  ],
  advanced: ['Batting average: runs in the last innings $=$ new average $+$ rise $\\times$ (innings $- 1$).'],
})
