import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Follow the walk on a sketch with north at the top. Add up east and west, north and south; the distance is the hypotenuse.',
  method: [
    'Draw each stretch with its length and direction.',
    'Right turn: clockwise; left turn: anticlockwise.',
    'Net east-west and net north-south.',
    'Distance $= \\sqrt{x^2+y^2}$; direction from the signs.',
  ],
  tables: [
    {
      title: 'Turns',
      columns: ['Facing', 'Right', 'Left', 'Back'],
      rows: [
        ['North', 'East', 'West', 'South'],
        ['East', 'South', 'North', 'West'],
        ['South', 'West', 'East', 'North'],
        ['West', 'North', 'South', 'East'],
      ],
    },
    {
      title: 'Right-angled triangles',
      columns: ['Legs', 'Hypotenuse'],
      rows: [
        ['3, 4', '5'],
        ['5, 12', '13'],
        ['8, 15', '17'],
        ['7, 24', '25'],
        ['20, 21', '29'],
      ],
    },
    {
      title: 'Shadows',
      columns: ['Time', 'Shadow falls to'],
      rows: [
        ['morning', 'the west'],
        ['noon', 'no shadow to speak of'],
        ['evening', 'the east'],
      ],
    },
  ],
  tips: [
    'Left and right of the same size cancel: look for stretches that undo each other.',
    '"To the left of a person" depends on where he faces.',
    'Multiples of the triples work too: 6, 8, 10.',
  ],
  mistakes: [
    'Adding both legs instead of taking the root.',
    'Giving the direction of the start seen from the end when the other is asked.',
  ],
  advanced: ['Turns in degrees: clockwise is $+$; add all, take the rest modulo 360°.'],
})
