import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Figures are turned, taken apart and put together. Turning keeps every length, angle and the order of the parts; pieces may be turned, but not reversed or cut again.',
  terms,
  method: [
    'Rotation: follow one small part around the centre, then check which way it points.',
    'Pieces: count them by their number of sides, then compare the largest one.',
    'Dots: write down in which shapes the dot lies and in which it does not.',
    'Strike out options until one is left.',
  ],
  tables: [
    {
      title: 'Where the top goes',
      columns: ['Rotation', 'The top comes to'],
      rows: [
        ['90° clockwise', 'the right'],
        ['180°', 'the bottom'],
        ['90° anticlockwise', 'the left'],
        ['270° clockwise', 'the left'],
        ['45° clockwise', 'the top right corner'],
      ],
    },
  ],
  tips: [
    '270° clockwise is 90° anticlockwise.',
    'The areas of the pieces add up to the area of the figure.',
    'A dot in two shapes and not in the third needs exactly that region: a common region of all three does not do.',
  ],
  mistakes: [
    'Turning the places of the parts but not the parts themselves.',
    'Taking a reversed piece for a turned one.',
    'Accepting a region that lies in a further shape.',
  ],
  advanced: ['Two pieces with equal sides can still differ in their angles: compare the corners too.'],
})
