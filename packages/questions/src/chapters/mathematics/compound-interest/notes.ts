import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'With compound interest the interest is added to the sum at the end of each period and earns interest itself. The sum is multiplied by the same factor each period.',
  terms,
  method: [
    'Find the period: yearly, half-yearly (rate halved, periods doubled) or quarterly.',
    'Write the factor $\\frac{100+r}{100}$ and raise it to the number of periods.',
    'Multiply to go forward, divide to go back.',
    'Interest is the amount minus the sum.',
  ],
  tables: [
    {
      title: 'Key formulas',
      columns: ['What', 'Formula', 'Remember'],
      rows: [
        ['Amount', '$A = P\\left(1+\\dfrac{R}{100}\\right)^n$', ''],
        ['Half-yearly', '$A = P\\left(1+\\dfrac{R}{200}\\right)^{2n}$', ''],
        ['Different rates', '$P\\left(1+\\dfrac{R_1}{100}\\right)\\left(1+\\dfrac{R_2}{100}\\right)$', ''],
        ['CI $-$ SI, 2 years', '$P\\left(\\dfrac{R}{100}\\right)^2$', ''],
        ['CI $-$ SI, 3 years', '$P\\left(\\dfrac{R}{100}\\right)^2\\left(3+\\dfrac{R}{100}\\right)$', ''],
        [
          'Equal instalment $x$, 2 years',
          '$P = \\dfrac{x}{1+\\dfrac{R}{100}} + \\dfrac{x}{\\left(1+\\dfrac{R}{100}\\right)^2}$',
          '',
        ],
      ],
    },
    {
      title: 'Factors worth knowing',
      columns: ['Rate', '2 years', '3 years'],
      rows: [
        ['5%', '1.1025', '1.157625'],
        ['10%', '1.21', '1.331'],
        ['20%', '1.44', '1.728'],
        ['25%', '1.5625', '1.953125'],
      ],
    },
  ],
  tips: [
    'The interest of a later year is that of the year before times the factor.',
    'If a sum doubles in $n$ years it is four times in $2n$ and eight times in $3n$ years.',
    'The ratio of two amounts one year apart gives the rate at once.',
  ],
  mistakes: [
    'Giving the amount when the interest is asked.',
    'Halving the rate for half-years but not doubling the periods.',
  ],
  advanced: [
    'For a fraction of a year, say $n$ years and $\\frac{1}{4}$: $P\\left(1+\\frac{R}{100}\\right)^n\\left(1+\\frac{R/4}{100}\\right)$.',
  ],
})
