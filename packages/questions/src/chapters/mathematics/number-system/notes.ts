import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Number system questions ask about digits, divisibility, factors and remainders. Nearly all of them are pattern questions: the numbers are far too large to multiply out, so the last digit, the remainder or the prime factors are enough.',
  terms,
  method: [
    'Ask what part of the number is wanted: last digit, remainder, number of factors or zeros at the end.',
    'Replace every base by what matters of it (its last digit, its remainder).',
    'Find the cycle and reduce the exponent by it.',
    'Put the small results together.',
  ],
  tables: [
    {
      title: 'Last digits of powers',
      columns: ['Base ends in', 'Powers end in', 'Cycle'],
      rows: [
        ['0, 1, 5, 6', 'the same digit', '1'],
        ['4', '4, 6', '2'],
        ['9', '9, 1', '2'],
        ['2', '2, 4, 8, 6', '4'],
        ['3', '3, 9, 7, 1', '4'],
        ['7', '7, 9, 3, 1', '4'],
        ['8', '8, 4, 2, 6', '4'],
      ],
    },
    {
      title: 'Divisibility',
      columns: ['By', 'Test'],
      rows: [
        ['3, 9', 'the sum of the digits is divisible by 3, 9'],
        ['4, 8', 'the last two, three digits are divisible by 4, 8'],
        ['6', 'by 2 and by 3'],
        ['11', 'the alternating sum of the digits is 0 or a multiple of 11'],
        ['7, 11, 13', 'the alternating sum of the groups of three digits is divisible by 7, 11, 13'],
      ],
    },
    {
      title: 'Factors',
      columns: ['What', 'Formula'],
      rows: [
        ['$N = p^a q^b r^c$ has', '$(a+1)(b+1)(c+1)$ factors'],
        ['Sum of the factors', '$\\dfrac{p^{a+1}-1}{p-1} \\cdot \\dfrac{q^{b+1}-1}{q-1} \\cdots$'],
        [
          'Zeros at the end of $n!$',
          '$\\lfloor n/5 \\rfloor + \\lfloor n/25 \\rfloor + \\lfloor n/125 \\rfloor + \\dots$',
        ],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Divide the exponent by 4: remainder 1, 2, 3 gives the first, second, third of the cycle, remainder 0 gives the last.',
    'A remainder may be replaced by a negative one: $15 \\equiv -1 \\pmod{16}$.',
    'A perfect square never ends in 2, 3, 7 or 8.',
    'A fraction in lowest terms has a terminating decimal only if its denominator has no prime factor but 2 and 5.',
  ],
  mistakes: [
    'Remainder 0 of the exponent means the last of the cycle, not the first.',
    'Of two negative rational numbers the one nearer to zero is the greater: $-\\frac{2}{3} > -\\frac{3}{4}$.',
    '1 is neither prime nor composite, and 2 is the only even prime.',
  ],
  advanced: [
    'Fermat: $a^{p-1}$ leaves remainder 1 when divided by a prime $p$ that does not divide $a$.',
    '$a^n - b^n$ is divisible by $a - b$ always, and by $a + b$ when $n$ is even; $a^n + b^n$ is divisible by $a + b$ when $n$ is odd.',
  ],
})
