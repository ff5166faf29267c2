import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A painted cube is cut into small cubes; count by place: corner, edge, face or inside. For dice find which faces cannot be neighbours.',
  terms,
  method: [
    'Parts on an edge: $n =$ edge of the large cube $\\div$ edge of the small one.',
    'Decide how many painted faces the wanted cubes have.',
    'Use the formula for that place.',
    'Check: all kinds together make $n^3$.',
  ],
  tables: [
    {
      title: 'Painted cube cut into $n^3$',
      columns: ['Painted faces', 'Place', 'Number'],
      rows: [
        ['3', 'corners', '8'],
        ['2', 'edges', '$12(n-2)$'],
        ['1', 'faces', '$6(n-2)^2$'],
        ['0', 'inside', '$(n-2)^3$'],
      ],
    },
    {
      title: 'Painted cuboid $l \\times b \\times h$',
      columns: ['Painted faces', 'Number'],
      rows: [
        ['3', '8'],
        ['2', '$4\\left[(l-2)+(b-2)+(h-2)\\right]$'],
        ['1', '$2\\left[(l-2)(b-2)+(b-2)(h-2)+(h-2)(l-2)\\right]$'],
        ['0', '$(l-2)(b-2)(h-2)$'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Opposite faces of an ordinary die add up to 7; an exam die need not.',
    'Two views with one common face: go round it clockwise, faces in the same place are opposite.',
    'In an open net, faces with one face between them are opposite.',
  ],
  mistakes: [
    'Taking the number of cuts for the number of parts: 3 cuts make 4 parts.',
    'Counting edge cubes as face cubes.',
  ],
  advanced: ['Two opposite faces unpainted or painted in another colour: count the layers separately.'],
})
