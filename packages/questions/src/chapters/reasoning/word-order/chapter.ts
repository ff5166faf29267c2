import { defineChapter } from '../../../kit/define-chapter.ts'

export const wordOrder = defineChapter({
  subject: 'reasoning',
  title: 'Word Order',
  aliases: ['word arrangement', 'order of words', 'alphabet test'],
  weight: 118,
  types: {
    'reasoning/dictionary': {
      title: 'Dictionary Order',
      aliases: ['dictionary', 'alphabetical order'],
      weight: 5,
    },
    'reasoning/word-formation': {
      title: 'Words from Letters',
      aliases: ['word formation', 'words formed from letters'],
    },
  },
  questions: () => import('./questions.ts'),
})
