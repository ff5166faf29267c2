import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A mirror beside a word turns left and right about; water below it turns top and bottom about. Each letter is turned, and in a mirror the order as well.',
  terms,
  method: [
    'Ask where the mirror is: at the side (left and right change) or below (top and bottom change).',
    'In a side mirror write the letters in the opposite order.',
    'Turn each letter; many look the same.',
    'Strike out options with a letter that is not turned.',
  ],
  tables: [
    {
      title: 'Letters that stay',
      columns: ['Mirror', 'Letters'],
      rows: [
        ['at the side', 'A H I M O T U V W X Y'],
        ['below (water)', 'B C D E H I K O X'],
        ['both', 'H I O X'],
      ],
    },
    {
      title: 'Digits that stay',
      columns: ['Mirror', 'Digits'],
      rows: [
        ['at the side', '0 8'],
        ['below (water)', '0 3 8'],
      ],
    },
  ],
  tips: [
    'Compare the first letter of each option with the last of the word.',
    'Only one pair of letters is usually needed to decide.',
    'Clock in a mirror: take the time off 11:60.',
  ],
  mistakes: [
    'Turning the letters but keeping their order.',
    'Taking water for a side mirror.',
    'Overlooking one letter that was left as it was.',
  ],
  advanced: ['Two mirrors at right angles turn a letter by 180°: N, S, Z, H, I, O, X then look the same.'],
})
