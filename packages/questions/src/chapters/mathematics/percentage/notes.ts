import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A percentage is a fraction with denominator 100. Every question comes down to one thing: percent of what? Find the whole that is 100% and the rest is multiplication.',
  terms,
  method: [
    'Name the whole (the 100%): the old price, the total votes, the marks in all.',
    'Write a rise of $r\\%$ as $\\times \\frac{100+r}{100}$, a fall as $\\times \\frac{100-r}{100}$.',
    'Going forwards multiply, going back divide by the same factor.',
    'For several changes multiply the factors; never add the percents.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        [
          'Percentage change',
          '$\\dfrac{\\text{new} - \\text{old}}{\\text{old}} \\times 100$',
          'always over the old value',
        ],
        ['Two changes $a\\%$, $b\\%$', '$a + b + \\dfrac{ab}{100}$', 'a fall is negative'],
        [
          'Rise of $r\\%$, undone by a fall of',
          '$\\dfrac{r}{100+r} \\times 100$',
          'a fall: replace $+$ by $-$',
        ],
        ['Price rises $r\\%$, same spending', 'use falls by $\\dfrac{r}{100+r} \\times 100\\%$', ''],
        ['Population after $n$ years', '$P\\left(1+\\dfrac{r}{100}\\right)^n$', '$n$ years ago: divide'],
        [
          'Two candidates, winner gets $w\\%$',
          'lead $= (2w - 100)\\%$ of the valid votes',
          'take invalid votes off first',
        ],
      ],
    },
    {
      title: 'Fractions to know by heart',
      columns: ['Fraction', 'Percent', 'Fraction', 'Percent'],
      rows: [
        ['$\\dfrac{1}{3}$', '$33\\frac{1}{3}\\%$', '$\\dfrac{1}{8}$', '$12\\frac{1}{2}\\%$'],
        ['$\\dfrac{1}{6}$', '$16\\frac{2}{3}\\%$', '$\\dfrac{1}{9}$', '$11\\frac{1}{9}\\%$'],
        ['$\\dfrac{1}{7}$', '$14\\frac{2}{7}\\%$', '$\\dfrac{1}{11}$', '$9\\frac{1}{11}\\%$'],
        ['$\\dfrac{3}{8}$', '$37\\frac{1}{2}\\%$', '$\\dfrac{1}{12}$', '$8\\frac{1}{3}\\%$'],
      ],
    },
  ],
  tips: [
    'Take 100 as the first value whenever no value is given.',
    '$x\\%$ of $y$ equals $y\\%$ of $x$: 16% of 25 is 25% of 16.',
    'A rise and a fall of the same $r\\%$ always end below the start, by $\\frac{r^2}{100}\\%$.',
  ],
  mistakes: [
    'Taking the percent of the new value when it belongs to the old one.',
    'Adding successive percents.',
    'Reading "percent more than" backwards: if A is 25% more than B, then B is 20% less than A.',
  ],
  advanced: ['Percentage points and percents differ: from 20% to 25% is 5 points, but a rise of 25%.'],
})
