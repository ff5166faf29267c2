import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'One of four does not belong. Look for what three have in common; the odd one may break a rule of numbers, of letters or of their places.',
  method: [
    'Numbers: test primes, squares, cubes, multiples and the digits.',
    'Pairs: look for a rule that leads from the first to the second.',
    'Letters: turn them into places (A = 1 … Z = 26) and look at the steps.',
    'Check that exactly one breaks the rule.',
  ],
  tables: [
    {
      title: 'What to test',
      columns: ['Kind', 'Rule'],
      rows: [
        ['numbers', 'prime, square, cube, square ± 1'],
        ['numbers', 'sum or product of the digits'],
        ['pairs', '$n$ and $n^2$, $n^3$, $2n + 1$'],
        ['letters', 'equal steps, opposite letters (A–Z, B–Y)'],
        ['letters', 'vowels and consonants'],
      ],
    },
    {
      title: 'Places of letters',
      columns: ['Letter', 'E', 'J', 'O', 'T', 'Y'],
      rows: [['Place', '5', '10', '15', '20', '25']],
    },
  ],
  tips: [
    'Opposite letters add up to 27.',
    'Write the steps between letters under them.',
    'A rule that fits all four is no rule; look for another.',
  ],
  mistakes: [
    'Stopping at the first difference that is seen.',
    'Taking 1 for a prime; 2 is the only even one.',
    'Counting the step from the wrong letter.',
  ],
  advanced: ['If two rules leave out different items, the simpler and more exact one is meant.'],
})
