import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'In an arithmetic progression (AP) the difference is constant, in a geometric one (GP) the ratio. First term and step decide everything.',
  terms,
  method: [
    'Find the first term and the common difference or ratio.',
    'Count the terms: is the last one given, or their number?',
    'Use the formula for the term or for the sum.',
    'Check with the first two terms.',
  ],
  tables: [
    {
      title: 'Arithmetic',
      columns: ['What', 'Formula'],
      rows: [
        ['$n$th term', '$a + (n-1)d$'],
        ['Sum', '$\\dfrac{n}{2}\\left(2a + (n-1)d\\right) = \\dfrac{n}{2}(\\text{first} + \\text{last})$'],
        ['Number of terms', '$\\dfrac{\\text{last} - \\text{first}}{d} + 1$'],
        ['Middle of $a$, $b$', '$\\dfrac{a+b}{2}$'],
      ],
    },
    {
      title: 'Geometric',
      columns: ['What', 'Formula'],
      rows: [
        ['$n$th term', '$ar^{n-1}$'],
        ['Sum', '$a\\dfrac{r^n - 1}{r - 1}$'],
        ['Endless sum, $\\lvert r \\rvert < 1$', '$\\dfrac{a}{1-r}$'],
        ['Middle of $a$, $b$', '$\\sqrt{ab}$'],
      ],
    },
    {
      title: 'Sums to know',
      columns: ['What', 'Formula'],
      rows: [
        ['$1 + 2 + \\dots + n$', '$\\dfrac{n(n+1)}{2}$'],
        ['$1^2 + 2^2 + \\dots + n^2$', '$\\dfrac{n(n+1)(2n+1)}{6}$'],
        ['$1^3 + 2^3 + \\dots + n^3$', '$\\left(\\dfrac{n(n+1)}{2}\\right)^2$'],
        ['first $n$ odd numbers', '$n^2$'],
      ],
    },
  ],
  tips: [
    'Three terms of an AP: $a-d, a, a+d$; of a GP: $\\frac{a}{r}, a, ar$.',
    '$t_n = S_n - S_{n-1}$.',
    'The sum of an AP is the middle term times the number of terms.',
  ],
  mistakes: ['Taking $nd$ for $(n-1)d$.', 'Using the endless sum when $\\lvert r \\rvert \\ge 1$.'],
  advanced: [
    'Harmonic progression: the reciprocals are an AP; $\\text{AM} \\ge \\text{GM} \\ge \\text{HM}$ and $\\text{GM}^2 = \\text{AM} \\cdot \\text{HM}$.',
  ],
})
