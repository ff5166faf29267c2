import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Simple interest is the same every year, because it is always taken of the sum lent. Interest, sum, rate and time hang together in one formula: know any three and find the fourth.',
  terms,
  method: [
    'Write down $P$, $R$, $T$, $I$ and what is asked.',
    'Amount given? Interest is amount minus sum.',
    'Find the interest of one year first: it is the same each year.',
    'Bring months and days to years.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Interest', '$I = \\dfrac{P \\times R \\times T}{100}$', '$R$ per year, $T$ in years'],
        ['Amount', '$A = P + I$', ''],
        ['Sum', '$P = \\dfrac{100 \\times I}{R \\times T}$', ''],
        ['Sum becomes $n$ times', '$R \\times T = 100(n-1)$', ''],
        [
          'Amounts $A_1$, $A_2$ after $t_1$, $t_2$ years',
          '$I_{\\text{year}} = \\dfrac{A_2 - A_1}{t_2 - t_1}$',
          'then go back to the sum',
        ],
      ],
    },
  ],
  tips: [
    'If a sum doubles in 8 years it trebles in 16: each doubling adds one whole sum.',
    'A change of the rate by 1% changes the yearly interest by $P/100$.',
    'Parts lent at different rates: use alligation on the rates.',
  ],
  mistakes: [
    'Comparing the interest with the amount instead of the sum.',
    'Counting one year too many between two dates.',
  ],
  advanced: [
    'A debt paid in equal yearly instalments $x$ at simple interest over $n$ years: $A = nx + \\frac{xR}{100} \\cdot \\frac{n(n-1)}{2}$.',
  ],
})
