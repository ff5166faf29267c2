import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Partners share the profit in the ratio of capital multiplied by time. A sleeping partner only invests; a working partner may first be paid for the work.',
  terms,
  method: [
    'For each partner multiply each capital by the months for which it stood.',
    'Add up these products per partner and reduce the ratio.',
    'Take off a salary or a share for charity before dividing.',
    'Profit of a partner $=$ profit $\\times$ own parts $\\div$ all parts.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Shares', '$C_1 T_1 : C_2 T_2 : C_3 T_3$', 'same unit of time'],
        ['Same time', '$C_1 : C_2$', 'simple partnership'],
        ['Time from shares', '$T_2 = \\dfrac{p_2}{p_1} \\cdot \\dfrac{C_1 T_1}{C_2}$', ''],
        ['Capital changes', '$C_a T_a + C_b T_b$', 'one product per stretch of time'],
      ],
    },
  ],
  tips: [
    'Cancel zeros of the capitals at once: only the ratio counts.',
    'Somebody who joins after 4 months stays 8 months of a year.',
    'Shares and times given: capitals are as share $\\div$ time.',
  ],
  mistakes: [
    'Counting the months before joining instead of the months in the business.',
    'Forgetting the part of the capital that was taken out later.',
  ],
  advanced: [
    'With a working partner on $s\\%$ of the profit: first take $s\\%$, then divide the rest by capital and time.',
  ],
})
