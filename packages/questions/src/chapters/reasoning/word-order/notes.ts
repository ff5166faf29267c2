import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Words are put in order as in a dictionary, or a word is formed from letters. The alphabet decides, letter by letter from the left.',
  method: [
    'Compare first letters, then second letters among those that agree, and so on.',
    'A word that ends where another goes on comes first.',
    'Write the order with numbers and match it with the options.',
    'For formation: strike out each letter as it is used.',
  ],
  tables: [
    {
      title: 'Rules',
      columns: ['Case', 'Order'],
      rows: [
        ['different letter', 'the earlier letter of the alphabet first'],
        ['one word is the beginning of the other', 'the shorter first: CAR, CARD'],
        ['middle word asked', 'sort all, count to the middle'],
        ['letters of a word sorted', 'count letters that keep their place'],
      ],
    },
  ],
  tips: [
    'Sort only as far as needed: for the first word find the smallest beginning.',
    'Look for the longest common beginning and compare only the next letter.',
    'For letters between: EJOTY saves counting.',
  ],
  mistakes: [
    'Reading the order from the last place to the first.',
    'Forgetting a letter that appears twice.',
  ],
  advanced: [
    'Rank of a word among all its arrangements: for each place count the smaller letters left, times the factorial of the places after it.',
  ],
})
