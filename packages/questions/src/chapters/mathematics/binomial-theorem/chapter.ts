import { defineChapter } from '../../../kit/define-chapter.ts'

export const binomialTheorem = defineChapter({
  subject: 'mathematics',
  title: 'Binomial Theorem',
  aliases: ['binomial', 'binomial expansion'],
  weight: 20,
  types: {
    'higher/binomial': {
      title: 'Binomial Coefficients & Terms',
      aliases: [],
    },
    'higher/general-term': { title: 'General Term', aliases: [], weight: 0.5 },
    'bank/binomial-theorem-problems': { title: 'More on Binomial Theorem', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
