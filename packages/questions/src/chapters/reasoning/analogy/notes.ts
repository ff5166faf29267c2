import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Find what joins the first pair, then do the same to the second. A good relation is exact: it tells the answer, not only its neighbourhood.',
  terms,
  method: [
    'Say the relation of the first pair in one sentence.',
    'Numbers: try difference, factor, square, cube, digits. Letters: moves place by place.',
    'Check the rule on every given pair.',
    'Apply it in the same direction.',
  ],
  tables: [
    {
      title: 'Relations of numbers',
      columns: ['Rule', 'Example'],
      rows: [
        ['$n^2 \\pm k$', '6 : 38 (square plus 2)'],
        ['$n^3 \\pm k$', '4 : 60 (cube minus 4)'],
        ['$n(n+1)$', '7 : 56'],
        ['sum or product of digits', '47 : 28'],
        ['digits turned round', '63 : 36'],
      ],
    },
    {
      title: 'Relations of letters',
      columns: ['Rule', 'Example'],
      rows: [
        ['equal moves', 'ACE : BDF'],
        ['opposites', 'ACE : ZXV'],
        ['moves that alternate', '$+5, -5, +5$'],
        ['backwards', 'ACE : ECA'],
      ],
    },
  ],
  tips: [
    'If one difference explains the first pair but not the second, go to squares.',
    'Two rules fit one pair? The second given pair decides.',
    'Opposite letters add up to 27.',
  ],
  mistakes: ['Using the rule from right to left.', 'Stopping at the first rule that fits one pair.'],
  advanced: ['Triples: test (first + third) against the second, products against squares, digit by digit.'],
})
