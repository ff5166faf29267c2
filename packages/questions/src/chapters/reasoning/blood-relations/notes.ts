import { defineNotes } from '../../../kit/define-notes.ts'

export const notes = defineNotes({
  overview:
    'Draw the family: one line for each generation, a mark for men and women, a double line for couples. Then read off the relation.',
  method: [
    'Begin with the person asked about and go step by step.',
    'Put parents above, children below, brothers and sisters and spouses beside.',
    'Mark the sex only when it is told; names tell nothing.',
    'Read the relation in the direction that is asked.',
  ],
  tables: [
    {
      title: 'Relations',
      columns: ['Words', 'Meaning'],
      rows: [
        ["father's or mother's brother", 'uncle'],
        ["father's or mother's sister", 'aunt'],
        ["uncle's or aunt's child", 'cousin'],
        ["brother's or sister's son, daughter", 'nephew, niece'],
        ["son's wife", 'daughter-in-law'],
        ["spouse's brother, sister", 'brother-in-law, sister-in-law'],
        ["only son of my grandfather (father's side)", 'my father'],
        ["my father's only child", 'myself'],
      ],
    },
  ],
  tips: [
    'Pointing puzzles: start at the end of the sentence with "my" and replace it by the person.',
    'Count generations: parents $+1$, children $-1$, brothers, sisters and spouses $0$.',
    'Coded relations: translate each sign before drawing.',
  ],
  mistakes: [
    'Guessing the sex of a person from the name.',
    'Answering what B is to A when A to B was asked.',
  ],
  advanced: [
    'If the sex of a person is not told, an answer that needs it cannot be determined: look for "cannot be determined" among the options.',
  ],
})
