import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Puzzles hide an arrangement: who lives on which floor, what is in which box, who comes on which day. One grid, filled with what is certain first, solves them.',
  method: [
    'Draw the places (floors, boxes, days) and list the people and things.',
    'Enter what is certain, then the clues that tie two things together.',
    'Where a clue allows two cases, write both and strike out the one that fails.',
    'Answer only when every clue has been checked.',
  ],
  tables: [
    {
      title: 'Reading clues',
      columns: ['Clue', 'Means'],
      rows: [
        ['A is just above B', 'A one place higher'],
        ['two persons between A and B', 'three places apart'],
        ['neither … nor', 'strike out both'],
        ['A is above B', 'any place higher'],
        ['as many above A as below B', 'the same distance from the two ends'],
      ],
    },
  ],
  tips: [
    'Begin with the clue that joins most people.',
    'Number floors from below, as the text says.',
    "'Only if' and 'not' clues are for striking out at the end.",
  ],
  mistakes: [
    "Taking 'above' for 'just above'.",
    'Counting the ends when persons between are asked.',
    'Stopping at the first case that seems to fit.',
  ],
  advanced: ['With two unknown columns keep one grid with two rows per place rather than two grids.'],
})
