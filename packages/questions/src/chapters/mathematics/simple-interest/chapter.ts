import { defineChapter } from '../../../kit/define-chapter.ts'

export const simpleInterest = defineChapter({
  subject: 'mathematics',
  title: 'Simple Interest',
  aliases: ['interest', 'si'],
  weight: 188,
  types: {
    'arithmetic/simple-interest': { title: 'Simple Interest', aliases: ['principal', 'rate of interest'] },
    'arithmetic/simple-instalment': {
      title: 'Instalments at Simple Interest',
      aliases: [
        'instalment',
        'installment',
        'annual instalment',
        'instalment at simple interest',
        'debt in instalments',
        'hire purchase',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
