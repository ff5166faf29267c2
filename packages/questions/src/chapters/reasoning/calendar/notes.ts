import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Days of the week repeat every seven days, so only the odd days count: what is left after whole weeks.',
  terms,
  method: [
    'Count the days (or years) between the dates.',
    'An ordinary year gives 1 odd day, a leap year 2.',
    'Look whether a 29 February lies between the dates.',
    'Add the odd days modulo 7 to the known day.',
  ],
  tables: [
    {
      title: 'Odd days',
      columns: ['Time', 'Odd days'],
      rows: [
        ['ordinary year', '1'],
        ['leap year', '2'],
        ['100 years', '5'],
        ['200 years', '3'],
        ['300 years', '1'],
        ['400 years', '0'],
        ['31, 30, 29, 28 days', '3, 2, 1, 0'],
      ],
    },
    {
      title: 'Day codes',
      columns: ['Odd days', '0', '1', '2', '3', '4', '5', '6'],
      rows: [['Day', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
    },
    {
      title: 'Calendar repeats',
      columns: ['Year', 'Same calendar after'],
      rows: [
        ['leap year', '28 years'],
        ['leap year + 1', '6 years'],
        ['leap year + 2 or + 3', '11 years'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Leap year: divisible by 4; a century only if divisible by 400.',
    'The first and last day of an ordinary year are the same day of the week.',
    '4/4, 6/6, 8/8, 10/10 and 12/12 of one year fall on the same day.',
  ],
  mistakes: [
    'Counting a 29 February that lies outside the two dates.',
    'Counting backwards instead of forwards.',
  ],
  advanced: [
    'The last day of a century is Friday, Wednesday, Monday or Sunday, never Tuesday, Thursday or Saturday.',
  ],
})
