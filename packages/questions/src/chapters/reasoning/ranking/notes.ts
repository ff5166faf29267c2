import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Ranking questions give a place from one end or compare people. One formula and one line on paper solve them.',
  terms,
  method: [
    'Draw a line, mark left (or top) and right (or bottom).',
    'Turn places from the other end with: total $+ 1 -$ place.',
    'Put each clue in; keep together what the clue keeps together.',
    'Count once more what is asked: place, number between, or total.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Place from the other end', '$n + 1 - p$'],
        ['Total', 'left $+$ right $- 1$'],
        ['Between, no overlap', '$n - (l + r)$'],
        ['Between, overlapping', '$l + r - n - 2$'],
        ['Middle of places $a$, $b$', '$\\dfrac{a+b}{2}$'],
        ['Two exchange places', 'new total: new place $+$ old place of the other from the other end $- 1$'],
      ],
    },
  ],
  tips: [
    '"7th from the left and 9th from the right" means 15 in all.',
    'If the two counts overlap more than one total is possible: read whether the least or the greatest is asked.',
    'For comparisons write one chain with $>$.',
  ],
  mistakes: [
    'Adding the two places without subtracting 1.',
    'Counting one of the two persons among those between.',
  ],
  advanced: ['Class with girls and boys: count those ahead by kind; those behind $=$ total $-$ ahead $- 1$.'],
})
