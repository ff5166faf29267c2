import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A discount is taken off the marked price (the list price); what is left is the selling price. Profit is still measured on the cost price, so two different wholes appear in one question.',
  terms,
  method: [
    'Write the factor of each discount: $\\frac{100-d}{100}$.',
    'Multiply the factors for successive discounts.',
    'Selling price $=$ marked price $\\times$ factors; divide to go back.',
    'Only then compare with the cost price.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        [
          'Discount percent',
          '$\\dfrac{\\text{MP} - \\text{SP}}{\\text{MP}} \\times 100$',
          'over the marked price',
        ],
        ['Two discounts $a\\%$, $b\\%$', '$a + b - \\dfrac{ab}{100}$', 'one equivalent discount'],
        ['Marked price', '$\\text{MP} = \\dfrac{100 \\times \\text{SP}}{100 - d}$', ''],
        [
          'Profit $p\\%$ after discount $d\\%$',
          '$\\dfrac{\\text{MP}}{\\text{CP}} = \\dfrac{100 + p}{100 - d}$',
          '',
        ],
        ['Buy $x$ get $y$ free', '$\\dfrac{y}{x+y} \\times 100$', 'all articles in the denominator'],
      ],
    },
  ],
  tips: [
    'The order of successive discounts does not matter.',
    '"Buy 4 get 1 free" is 20%, not 25%.',
    'Work with a marked price of 100 and compare with the options.',
  ],
  mistakes: ['Adding successive discounts.', 'Taking the discount of the cost price.'],
  advanced: [
    'Three discounts: multiply the three factors, subtract from 1; the formula for two may be used twice.',
  ],
})
