import { defineChapter } from '../../../kit/define-chapter.ts'

export const simpleInterest = defineChapter({
  subject: 'mathematics',
  title: 'Simple Interest',
  aliases: ['interest', 'si'],
  weight: 188,
  types: {
    'arithmetic/simple-interest': { title: 'Simple Interest', aliases: [] },
    'arithmetic/simple-instalment': {
      title: 'Instalments at Simple Interest',
      aliases: ['instalment', 'installment'],
    },
    'bank/simple-interest-problems': { title: 'More on Simple Interest', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
