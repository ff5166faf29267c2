import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Tables, bars, lines and pies hold the numbers; the question is arithmetic. Read the title, the unit and the legend first, then take out only the numbers that are asked.',
  terms,
  method: [
    'Read title, unit and legend.',
    'Find exactly which rows, columns or sectors the question names.',
    'Write the sum, difference, ratio or per cent before computing.',
    'Round and compare with the options; compute exactly only where they lie close.',
  ],
  tables: [
    {
      title: 'What is asked',
      columns: ['Question', 'Computation'],
      rows: [
        ['Per cent of the total', '$\\dfrac{\\text{part}}{\\text{total}} \\times 100$'],
        ['Per cent increase', '$\\dfrac{\\text{new} - \\text{old}}{\\text{old}} \\times 100$'],
        ['More than, in per cent', "divide by what stands after 'than'"],
        ['Average', 'sum ÷ number of items'],
        ['Pie in degrees', '$\\dfrac{\\text{part}}{\\text{total}} \\times 360°$'],
        ['Ratio', 'cancel early, do not add first'],
      ],
    },
    {
      title: 'Pie chart',
      columns: ['Per cent', 'Angle'],
      rows: [
        ['1%', '3.6°'],
        ['10%', '36°'],
        ['25%', '90°'],
        ['12.5%', '45°'],
      ],
    },
  ],
  tips: [
    'Ratios of per cents from one total are ratios of the amounts: the total is not needed.',
    'For an average look at the differences from a guess.',
    'In data sufficiency do not compute the answer, only decide whether it could be computed.',
  ],
  mistakes: [
    'Dividing by the new value for a per cent change.',
    'Mixing the years or the units of two columns.',
    'Reading thousands as ones.',
  ],
  advanced: [
    'A per cent of a per cent multiplies: 40% of 25% is 10%.',
    'Growth over several years: compare the ratios, not the differences.',
  ],
})
