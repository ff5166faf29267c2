import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Place people by their clues: first the clues that fix a place, then those that tie people together, last what must not be.',
  method: [
    'Draw the places; note which way people face.',
    'Begin with the person whose place is fixed, or whose name comes most often.',
    'Put blocks ("two to the left of") in every way that fits and cross out those that break a clue.',
    'Read the answer from the one arrangement that is left.',
  ],
  tables: [
    {
      title: 'Left and right',
      columns: ['People', 'Left is'],
      rows: [
        ['row facing north', "the reader's left"],
        ['row facing south', "the reader's right"],
        ['circle facing the centre', 'clockwise'],
        ['circle facing outwards', 'anticlockwise'],
      ],
    },
    {
      title: 'Words',
      columns: ['Words', 'Meaning'],
      rows: [
        ['second to the left of B', 'one person between'],
        ['immediate neighbour', 'right beside'],
        ['$k$ people between', 'places differ by $k + 1$'],
        ['opposite, circle of $n$', '$\\dfrac{n}{2}$ places away'],
      ],
    },
  ],
  tips: [
    'Two arrangements that only differ by turning a circle are the same.',
    'Keep negative clues ("not beside") for the end.',
    'Use a table for floors and boxes: top to bottom.',
  ],
  mistakes: [
    'Mixing up left and right of people who face the reader.',
    'Reading "second to the left" as two people between.',
  ],
  advanced: [
    'Facing mixed directions: write an arrow on every person and turn left and right person by person.',
  ],
})
