import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A simple figure hides among the lines of a complex one. All its lines must be there, of the same length relation and in the same direction; further lines may run through it.',
  terms,
  method: [
    'Read whether rotation is allowed: mostly it is not.',
    'Pick the part of the simple figure that is rarest: a slanting line, an odd angle, a corner of three lines.',
    'Find that part in each option; strike out the options without it.',
    'Trace the other lines one by one, with the tip of the pen.',
    'Lines that cross the traced figure do not matter.',
  ],
  tables: [
    {
      title: 'What changes the figure, and what does not',
      columns: ['Change', 'Still embedded?'],
      rows: [
        ['more lines run through it', 'yes'],
        ['one of its lines goes on beyond its end', 'yes'],
        ['one of its lines is missing', 'no'],
        ['it is turned or reversed', 'no, unless the question allows it'],
      ],
    },
  ],
  tips: [
    'Count the slanting lines of the simple figure: an option with fewer cannot hold it.',
    'Work by elimination; three options usually fall at one missing line.',
    'Look at the outline of the option last: the figure often shares a side with it.',
  ],
  mistakes: [
    'Accepting a figure that fits only after being turned.',
    'Overlooking one short line that is missing.',
    'Expecting the figure to stand alone, without lines inside.',
  ],
  advanced: [
    'When the options are the simple figures, go through them from the one with most lines: it fails soonest.',
  ],
})
