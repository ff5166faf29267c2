import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A sheet is folded, punched through all its layers and opened again. Opening undoes the folds in the opposite order, and each crease acts as a mirror.',
  terms,
  method: [
    'Draw the folded sheet with its hole.',
    'Undo the last fold first: the hole gets a mirror image on the other side of that crease.',
    'Undo the fold before it, and mirror all the holes that are there by now.',
    'Go on until the sheet is open.',
    'Compare with the options, beginning with the number of holes.',
  ],
  tables: [
    {
      title: 'Holes from one punch',
      columns: ['Folds in half', 'Layers', 'Holes'],
      rows: [
        ['1', '2', '2'],
        ['2', '4', '4'],
        ['3', '8', '8'],
      ],
    },
  ],
  tips: [
    'Where only a corner was folded in, a punch beside it goes through fewer layers.',
    'A hole and its image are equally far from the crease.',
    'A triangle points towards the crease on both sides, or away from it on both.',
  ],
  mistakes: [
    'Copying the holes instead of mirroring them.',
    'Undoing the folds in the wrong order.',
    'Stopping before the first fold is undone.',
  ],
  advanced: ['In a crease along a diagonal, distances from the left and from the top are interchanged.'],
})
