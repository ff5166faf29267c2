import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Fractions, decimals and recurring decimals are three ways to write the same number. Compare and add them in the form in which it is easiest.',
  terms,
  method: [
    'Reduce first.',
    'Adding: LCM of the denominators. Comparing two: cross-multiply.',
    'Recurring decimals: write as a fraction before calculating.',
    'Estimate the size of the answer.',
  ],
  tables: [
    {
      title: 'Recurring decimals',
      columns: ['Decimal', 'Fraction'],
      rows: [
        ['$0.\\overline{a}$', '$\\dfrac{a}{9}$'],
        ['$0.\\overline{ab}$', '$\\dfrac{ab}{99}$'],
        ['$0.a\\overline{b}$', '$\\dfrac{ab - a}{90}$'],
        ['$0.ab\\overline{c}$', '$\\dfrac{abc - ab}{900}$'],
      ],
    },
    {
      title: 'Comparing',
      columns: ['Fractions', 'Way'],
      rows: [
        ['two', 'cross-multiply'],
        ['equal numerators', 'the smaller denominator wins'],
        ['equal difference of numerator and denominator', 'proper: the larger numbers win'],
        ['many', 'decimals to two places'],
      ],
    },
  ],
  tips: [
    'A fraction in lowest terms ends as a decimal only if its denominator has no primes but 2 and 5.',
    '$\\frac{1}{n(n+1)} = \\frac{1}{n} - \\frac{1}{n+1}$: long sums collapse.',
    'Dividing by a fraction below 1 makes a number larger.',
  ],
  mistakes: [
    'Adding numerators and denominators.',
    'In $0.a\\overline{b}$ forgetting to subtract the part that does not repeat.',
  ],
  advanced: ['HCF and LCM of fractions: numerators and denominators the opposite way round.'],
})
