import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The highest common factor (HCF) is the largest number that divides all the given numbers; the lowest common multiple (LCM) is the smallest number that all of them divide. Words such as "greatest", "largest size" or "maximum" point to the HCF, words such as "least", "together again" or "smallest" to the LCM.',
  terms,
  method: [
    'Decide from the words of the question whether a divisor (HCF) or a multiple (LCM) is wanted.',
    'Write every number as a product of primes, or divide the larger number by the smaller one and go on with the remainder (Euclid).',
    'HCF: take each common prime with its lowest power. LCM: take every prime with its highest power.',
    'Check: the HCF divides every number, every number divides the LCM.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        [
          'Two numbers',
          '$\\text{HCF} \\times \\text{LCM} = a \\times b$',
          'only for two numbers, never for three',
        ],
        [
          'Fractions',
          '$\\text{HCF} = \\dfrac{\\text{HCF of numerators}}{\\text{LCM of denominators}}$',
          'fractions in lowest terms first',
        ],
        ['Fractions', '$\\text{LCM} = \\dfrac{\\text{LCM of numerators}}{\\text{HCF of denominators}}$', ''],
        ['Numbers from their HCF $h$', '$hx$ and $hy$ with $x, y$ coprime', 'LCM is then $hxy$'],
      ],
    },
    {
      title: 'Remainder problems',
      columns: ['Asked', 'Way'],
      rows: [
        ['Largest number that divides $a$, $b$, $c$ and leaves $p$, $q$, $r$', 'HCF of $a-p$, $b-q$, $c-r$'],
        ['Largest number that leaves the same remainder', 'HCF of the differences'],
        ['Smallest number that leaves the same remainder $r$ each time', 'LCM $+\\ r$'],
        ['Smallest number with divisor $-$ remainder $= k$ each time', 'LCM $-\\ k$'],
      ],
    },
  ],
  tips: [
    'The HCF of two numbers also divides their difference: try the difference and its factors first.',
    'Bells, traffic lights and runners on a track meet again after the LCM of their times.',
    'Options help: the HCF cannot be larger than the smallest number, the LCM cannot be smaller than the largest one.',
  ],
  mistakes: [
    'Using $\\text{HCF} \\times \\text{LCM} = $ product for three numbers.',
    'Giving a common factor that is not the highest: divide again until nothing is common.',
  ],
  advanced: [
    'If the HCF is $h$ and the sum of two numbers is $s$, then $x + y = s/h$ with $x, y$ coprime: count the coprime pairs.',
  ],
})
