import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Why mathematics is taught, how the thinking of children grows, which materials help and what wrong answers tell. Fifteen of the thirty questions on mathematics in Paper I of CTET are of this kind.',
  terms,
  method: [
    'For a wrong answer, find the rule that the child follows; it is seldom carelessness.',
    'Choose experience before language, pictures and symbols, in this order.',
    'For geometry, ask whether the child looks, lists properties, or relates them.',
    'Prefer the option in which children reason, compare and explain over drill and recall.',
  ],
  tables: [
    {
      title: 'Levels of van Hiele',
      columns: ['Level', 'What the learner does'],
      rows: [
        ['Visualisation', 'judges a shape by its look'],
        ['Analysis', 'lists its properties'],
        ['Informal deduction', 'relates properties and classes: a square is a rectangle'],
        ['Formal deduction', 'proves from axioms'],
        ['Rigour', 'compares systems of axioms'],
      ],
    },
    {
      title: 'Meanings of the operations',
      columns: ['Operation', 'Meanings'],
      rows: [
        ['Subtraction', 'taking away, comparison, what is missing'],
        ['Multiplication', 'equal groups, rows and columns, times as much'],
        ['Division', 'equal sharing, repeated subtraction'],
      ],
    },
    {
      title: 'Materials',
      columns: ['Material', 'Helps with'],
      rows: [
        ['Bundles of sticks, Dienes blocks, abacus', 'place value'],
        ['Cuisenaire rods', 'number relations, fractions'],
        ['Geoboard', 'shapes, area and perimeter'],
        ['Tangram', 'shapes within shapes'],
        ['Paper folding', 'symmetry, fractions, angles'],
      ],
    },
    {
      title: 'Common false ideas',
      columns: ['Idea', 'What shows it to be false'],
      rows: [
        ['0.35 is more than 0.5', 'a grid of a hundred squares'],
        ['1/4 is more than 1/3', 'equal strips cut into parts'],
        ['multiplication makes bigger', '8 × 0.5 = 4'],
        ['equal perimeter means equal area', 'rectangles 1 × 5 and 3 × 3'],
        ["'=' means 'now write the result'", 'a balance'],
      ],
    },
  ],
  tips: [
    "NCF 2005: the main goal is the mathematisation of the child's thinking; the narrow aim is useful numeracy.",
    'Pólya: understand, plan, carry out, look back.',
  ],
  mistakes: [
    'Taking many examples for a proof: induction suggests, deduction proves.',
    'Confusing analysis (from the unknown back to the known) with synthesis.',
  ],
  advanced: [
    'Skemp: instrumental understanding has rules without reasons, relational understanding has both.',
    "Ethnomathematics, named by D'Ambrosio, studies the mathematics of cultural groups.",
  ],
})
