import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Statistics describes many numbers by few: a middle (mean, median, mode) and a spread (range, standard deviation).',
  terms,
  method: [
    'Put the numbers in order.',
    'Mean: sum over number. Median: the middle one, or the mean of the two in the middle.',
    'Mode: the most frequent.',
    'Spread: differences from the mean, squared.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula'],
      rows: [
        ['Mean', '$\\bar x = \\dfrac{\\sum x}{n}$, grouped $\\dfrac{\\sum fx}{\\sum f}$'],
        ['Median, $n$ odd', 'the number at place $\\dfrac{n+1}{2}$'],
        ['Median, grouped', '$l + \\dfrac{\\dfrac{n}{2} - cf}{f} \\times h$'],
        ['Mode, grouped', '$l + \\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$'],
        ['Three together', '$\\text{mode} \\approx 3\\,\\text{median} - 2\\,\\text{mean}$'],
        ['Variance', '$\\sigma^2 = \\dfrac{\\sum x^2}{n} - \\bar x^2$'],
        ['Coefficient of variation', '$\\dfrac{\\sigma}{\\bar x} \\times 100$'],
      ],
    },
    {
      title: 'Every number changes',
      columns: ['Change', 'Mean', 'Standard deviation'],
      rows: [
        ['$+k$', '$+k$', 'the same'],
        ['$\\times k$', '$\\times k$', '$\\times \\lvert k \\rvert$'],
      ],
    },
  ],
  tips: [
    'First $n$ natural numbers: mean $\\frac{n+1}{2}$, variance $\\frac{n^2-1}{12}$.',
    'The median does not feel one very large number, the mean does.',
    'The sum of the differences from the mean is 0.',
  ],
  mistakes: [
    'Taking the middle before putting the numbers in order.',
    'Giving the variance for the standard deviation.',
  ],
  advanced: [
    'Two groups: combined variance needs the distances of their means from the combined mean as well.',
  ],
})
