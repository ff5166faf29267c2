import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'The sums of the primary classes: adding and taking away, length, weight, capacity and time with their units, and patterns.',
  terms,
  method: [
    'Bring all quantities to one unit before you add or subtract.',
    'For a span of time, go to the next full hour first and then on.',
    'In a pattern, write the differences of neighbouring terms below them.',
  ],
  tables: [
    {
      title: 'Units',
      columns: ['Quantity', 'Units'],
      rows: [
        ['length', '1 km = 1,000 m, 1 m = 100 cm, 1 cm = 10 mm'],
        ['weight', '1 tonne = 10 quintals = 1,000 kg, 1 kg = 1,000 g'],
        ['capacity', '1 litre = 1,000 ml'],
        ['time', '1 day = 24 hours, 1 hour = 60 minutes, 1 minute = 60 seconds'],
      ],
    },
  ],
  tips: ['Estimate first: a wrong unit shows itself by an answer that is far too large or too small.'],
  mistakes: ['Treating 1 hour 25 minutes as 1.25 hours.', 'Writing 5 kg 40 g as 5.4 kg instead of 5.04 kg.'],
  advanced: ['From 10 to 20 July, both days counted, there are 11 days and not 10.'],
})
