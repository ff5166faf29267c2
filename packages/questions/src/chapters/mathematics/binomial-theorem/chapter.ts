import { defineChapter } from '../../../kit/define-chapter.ts'

export const binomialTheorem = defineChapter({
  subject: 'mathematics',
  title: 'Binomial Theorem',
  aliases: ['binomial', 'binomial expansion'],
  weight: 20,
  concepts: `
    coefficient-in-expansion | Coefficient of a Power | coefficient of x, coefficient in binomial expansion, binomial coefficient
    term-independent-of-x | Term Independent of x | independent term, constant term in expansion
    sum-of-coefficients | Sum of Coefficients | sum of binomial coefficients
  `,
  types: {
    'higher/binomial': {
      title: 'Binomial Coefficients & Terms',
      aliases: ['middle term'],
    },
  },
  questions: () => import('./questions.ts'),
})
