import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Indices are powers, surds are roots that do not come out. Write everything with one base, and the exponents obey simple laws.',
  terms,
  method: [
    'Write all numbers as powers of primes.',
    'Bring the exponents together by the laws.',
    'Equal bases: compare exponents.',
    'Roots below the line: multiply by the conjugate.',
  ],
  tables: [
    {
      title: 'Laws of indices',
      columns: ['What', 'Formula'],
      rows: [
        ['Product', '$a^m \\cdot a^n = a^{m+n}$'],
        ['Quotient', '$\\dfrac{a^m}{a^n} = a^{m-n}$'],
        ['Power of a power', '$(a^m)^n = a^{mn}$'],
        ['Zero, negative', '$a^0 = 1$, $\\ a^{-n} = \\dfrac{1}{a^n}$'],
        ['Root', '$a^{m/n} = \\sqrt[n]{a^m}$'],
      ],
    },
    {
      title: 'Surds',
      columns: ['What', 'Formula'],
      rows: [
        ['Product', '$\\sqrt a \\cdot \\sqrt b = \\sqrt{ab}$'],
        ['Conjugate', '$\\dfrac{1}{\\sqrt a - \\sqrt b} = \\dfrac{\\sqrt a + \\sqrt b}{a - b}$'],
        ['$\\sqrt{a + b + 2\\sqrt{ab}}$', '$\\sqrt a + \\sqrt b$'],
        ['Comparing', 'raise both to the LCM of the orders'],
      ],
    },
  ],
  tips: [
    '$\\sqrt2 \\approx 1.414$, $\\sqrt3 \\approx 1.732$, $\\sqrt5 \\approx 2.236$.',
    'Take the highest common power out: $2^{10} + 2^{11} = 3 \\cdot 2^{10}$.',
    '$2^{3^2} = 2^9$, but $(2^3)^2 = 2^6$.',
  ],
  mistakes: ['Adding exponents of different bases.', 'Writing $\\sqrt{a+b}$ as $\\sqrt a + \\sqrt b$.'],
  advanced: ['If $a^x = b^y = c^z$ and $b^2 = ac$, then $\\frac{2}{y} = \\frac{1}{x} + \\frac{1}{z}$.'],
})
