import { defineChapter } from '../../../kit/define-chapter.ts'

export const classification = defineChapter({
  subject: 'reasoning',
  title: 'Classification',
  aliases: ['odd one out', 'odd man out', 'find the odd one'],
  weight: 140,
  types: {
    'reasoning/number-odd': {
      title: 'Odd Number Out',
      aliases: ['number classification', 'odd number', 'number odd one out'],
    },
    'reasoning/letter-odd': {
      title: 'Odd Letter Group',
      aliases: ['letter classification', 'letter odd one out', 'odd letter group'],
    },
    'reasoning/word-odd': {
      title: 'Odd Word Out',
      aliases: ['word classification', 'odd word', 'word odd one out', 'verbal classification'],
    },
  },
  questions: () => import('./questions.ts'),
})
