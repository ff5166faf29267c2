import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A ratio compares quantities of the same kind. Think of it as parts: in $3 : 5$ there are 8 parts, and one part is the total divided by 8.',
  terms,
  method: [
    'Make the ratio one of whole numbers in lowest terms.',
    'Join two ratios by making the common member equal.',
    'One part $=$ total $\\div$ sum of the parts (or difference $\\div$ difference of the parts).',
    'Multiply by the parts that are asked.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['$a:b$ and $b:c$', '$a : b : c = a_1 b_2 : b_1 b_2 : b_1 c_2$', 'make the $b$ equal'],
        ['Proportion', '$a:b = c:d \\iff ad = bc$', ''],
        ['Mean proportional', '$\\sqrt{ab}$', ''],
        ['Third proportional', '$\\dfrac{b^2}{a}$', ''],
        ['Fourth proportional', '$\\dfrac{bc}{a}$', ''],
        ['Duplicate, sub-duplicate', '$a^2 : b^2$, $\\ \\sqrt a : \\sqrt b$', ''],
        [
          'Componendo and dividendo',
          '$\\dfrac{a}{b} = \\dfrac{c}{d} \\Rightarrow \\dfrac{a+b}{a-b} = \\dfrac{c+d}{c-d}$',
          '',
        ],
      ],
    },
  ],
  tips: [
    'Incomes $a:b$, spendings $c:d$, equal savings: cross-multiply and subtract.',
    'Coins: the ratio of the values is the ratio of the numbers times the value of each coin.',
    'Adding the same number to both members moves a ratio towards $1 : 1$.',
  ],
  mistakes: [
    'Joining $2:3$ and $7:5$ as $2:7:5$ without making the middle equal.',
    'Giving the part of another person.',
  ],
  advanced: [
    '$x \\propto \\frac{y}{z}$ means $\\frac{x_1 z_1}{y_1} = \\frac{x_2 z_2}{y_2}$: keep everything that varies in one fraction.',
  ],
})
