import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Figures change by few rules: parts move, turn, are reversed, change their filling or their number. Follow one part at a time and strike out options.',
  terms,
  method: [
    'Choose one part, and say in words what happens to it from one figure to the next.',
    'Strike out every option in which that part is wrong.',
    'Take the next part; two parts mostly leave one option.',
    'In a pattern with a missing quarter, compare neighbours: mirror image, quarter turn, or the same?',
    'For the odd figure, look for a rule that three obey: turned copies, equal angles, sides and dots.',
  ],
  tables: [
    {
      title: 'What changes',
      columns: ['Change', 'What to watch'],
      rows: [
        ['moving around', 'how many places, and clockwise or anticlockwise'],
        ['turning', 'the angle: 45°, 90°, 135° or 180°'],
        ['reversing', 'left and right, or top and bottom, interchanged'],
        ['filling', 'empty, shaded and black in turn'],
        ['number', 'sides, dots or lines, one more or one fewer'],
      ],
    },
  ],
  tips: [
    'A turned figure keeps the order of its parts clockwise; a reversed one does not.',
    'Steps may grow: one place, then two, then three.',
    'Check the filling last: it decides between options that agree in everything else.',
  ],
  mistakes: [
    'Looking at the whole figure instead of one part after the other.',
    'Taking a mirror image for a turned copy.',
    'Missing that a part moves anticlockwise.',
  ],
  advanced: ['A part that moves three places clockwise on eight has moved five anticlockwise: try both.'],
})
