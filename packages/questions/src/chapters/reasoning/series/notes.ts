import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A series follows a rule; find the rule from the gaps between the terms. For letters, work with their places in the alphabet.',
  terms,
  method: [
    'Write the differences below the terms, then the differences of the differences.',
    'If they grow quickly, look at ratios, squares or cubes.',
    'If they jump up and down, read every second term: two series may be mixed.',
    'Check the rule on every term before answering.',
  ],
  tables: [
    {
      title: 'Rules that are asked',
      columns: ['Sign', 'Rule'],
      rows: [
        ['equal differences', '$+k$'],
        ['differences in steps', '$+2, +4, +6, \\dots$ or squares, primes'],
        ['nearly doubling', '$\\times 2 \\pm 1$, $\\times 2 + 1, +2, +3$'],
        ['grows like $1, 4, 9$', '$n^2$, $n^2 \\pm 1$, $n(n+1)$'],
        ['grows like $1, 8, 27$', '$n^3$, $n^3 \\pm n$'],
        ['up and down', 'two series taking turns, or two steps taking turns'],
        ['sum of the two before', 'Fibonacci'],
      ],
    },
    {
      title: 'Letters',
      columns: ['Mark', 'Letters'],
      rows: [
        ['EJOTY', '5, 10, 15, 20, 25'],
        ['opposites', 'sum of the places is 27: A-Z, B-Y, C-X, D-W'],
        ['vowels', 'A 1, E 5, I 9, O 15, U 21'],
      ],
    },
  ],
  tips: [
    'In a wrong-number question the two differences beside the wrong term are both wrong: suspect the term between them.',
    'Know the squares to 30 and the cubes to 15.',
    'For letters go round: after Z comes A.',
  ],
  mistakes: ['Using the other of two steps that take turns.', 'Blaming the neighbour of the wrong term.'],
  advanced: [
    'Third differences constant means a cubic rule; a series such as $2, 3, 6, 18, 108$ multiplies the last two terms.',
  ],
})
