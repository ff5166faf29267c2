import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Work is rate times time. The simplest way is to choose the whole work as the LCM of the given days: then every rate is a whole number of units a day.',
  terms,
  method: [
    'Let the work be the LCM of the days.',
    'Rate of each $=$ work $\\div$ own days.',
    'Add rates that work together, subtract those that undo.',
    'Time $=$ work (left) $\\div$ rate.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Two together', '$\\dfrac{ab}{a+b}$', '$a$, $b$ days alone'],
        ['Three together', '$\\dfrac{abc}{ab+bc+ca}$', ''],
        [
          'Workers and days',
          '$\\dfrac{M_1 D_1 H_1}{W_1} = \\dfrac{M_2 D_2 H_2}{W_2}$',
          'hours and work as well',
        ],
        ['A is $n$ times as fast as B', 'times $1 : n$', 'times are the other way round'],
        ['Wages', 'in the ratio of work done', 'not of the days'],
        ['A alone takes $a$ days, B alone $b$ days more than both together', 'together $= \\sqrt{ab}$', ''],
      ],
    },
  ],
  tips: [
    'Alternate days: find the work of one whole round, count whole rounds, then finish day by day.',
    'Someone who leaves 3 days before the end: let all work to the end and add the missing work.',
    'Efficiency 20% more means time in the ratio $5 : 6$.',
  ],
  mistakes: ['Adding days instead of rates.', 'Sharing wages by days when the rates differ.'],
  advanced: [
    'Men, women and children: write every group in units of one of them first, e.g. $3$ men $= 5$ women.',
  ],
})
