import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Simplification is arithmetic in the right order. Approximation questions only want the nearest option: round first, then calculate.',
  terms,
  method: [
    'Brackets, then "of" and powers, then ÷ and ×, then + and −.',
    'Turn percents and decimals into fractions where they cancel.',
    'Approximation: round every number so that the rounding partly cancels.',
    'Compare with the options before finishing.',
  ],
  tables: [
    {
      title: 'Order',
      columns: ['Letter', 'Step'],
      rows: [
        ['B', 'brackets, innermost first'],
        ['O', '"of", powers and roots'],
        ['D, M', '÷ and × from left to right'],
        ['A, S', '+ and − from left to right'],
      ],
    },
    {
      title: 'Useful identities',
      columns: ['What', 'Formula'],
      rows: [
        ['Difference of squares', '$a^2 - b^2 = (a+b)(a-b)$'],
        ['Near a round number', '$(100 - k)^2 = 10000 - 200k + k^2$'],
        ['Product around a middle', '$(m-k)(m+k) = m^2 - k^2$'],
        ['Multiply by 25, 125', '$\\dfrac{100n}{4}$, $\\ \\dfrac{1000n}{8}$'],
      ],
    },
  ],
  tips: [
    'Check the last digit: it strikes out most options.',
    'Check the digit sum modulo 9.',
    'Squares to 30 and cubes to 15 by heart save the most time.',
  ],
  mistakes: ['Working strictly from left to right.', 'Losing a sign when a bracket after a minus is opened.'],
  advanced: ['Endless roots: $\\sqrt{a + \\sqrt{a + \\dots}} = \\frac{1 + \\sqrt{1+4a}}{2}$.'],
})
