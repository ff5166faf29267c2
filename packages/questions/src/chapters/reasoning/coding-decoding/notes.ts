import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'A word is changed by a rule; find the rule from the example and apply it. Write the places of the letters below the letters: rules that hide in letters show in numbers.',
  method: [
    'Write both words below each other with the places of the letters.',
    'Compare place by place: constant move, growing move, opposite letter or a new order?',
    'Test the rule on every letter.',
    'Apply it to the word asked, letter by letter.',
  ],
  tables: [
    {
      title: 'Places of the letters',
      columns: ['Letters', 'Places'],
      rows: [
        ['A B C D E F G H I', '1 to 9'],
        ['J K L M N O P Q R', '10 to 18'],
        ['S T U V W X Y Z', '19 to 26'],
        ['opposite letter', '27 minus the place'],
      ],
    },
    {
      title: 'Rules that are asked',
      columns: ['Rule', 'Example'],
      rows: [
        ['every letter moves by $+2$', 'CAT becomes ECV'],
        ['moves $+1, +2, +3$', 'CAT becomes DCW'],
        ['opposite letters', 'CAT becomes XZG'],
        ['backwards', 'CAT becomes TAC'],
        ['halves or pairs exchanged', 'BREADY becomes ADYBRE'],
        ['number of the word', 'sum of the places: CAT $= 24$'],
      ],
    },
  ],
  tips: [
    'Remember EJOTY (5, 10, 15, 20, 25) and count from the nearest of them.',
    'A code with exactly the same letters is a new order, not a shift.',
    'A larger code than the sum of the places: try twice the sum, opposite places, or sum times the number of letters.',
  ],
  mistakes: [
    'Moving every letter like the first one when the moves grow.',
    'Moving the wrong way, from the code to the word.',
  ],
  advanced: [
    'Sentence codes: words common to two sentences have the codes common to both; make a table and cross out.',
  ],
})
