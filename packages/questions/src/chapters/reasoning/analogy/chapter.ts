import { defineChapter } from '../../../kit/define-chapter.ts'

export const analogy = defineChapter({
  subject: 'reasoning',
  title: 'Analogy',
  aliases: ['analogies', 'related pair', 'verbal analogy'],
  weight: 149,
  types: {
    'reasoning/number-analogy': {
      title: 'Number Analogy',
      aliases: [],
    },
    'reasoning/letter-analogy': { title: 'Letter Analogy', aliases: ['letter pair', 'alphabet analogy'] },
    'reasoning/word-analogy': {
      title: 'Word Analogy',
      aliases: [
        'word pair',
        'word relation',
        'word relationship',
        'semantic analogy',
        'gk analogy',
        'general knowledge analogy',
        'gk based analogy',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
