import { defineChapter } from '../../../kit/define-chapter.ts'

export const compoundInterest = defineChapter({
  subject: 'mathematics',
  title: 'Compound Interest',
  aliases: ['ci'],
  weight: 162,
  types: {
    'bank/interest-compared': { title: 'Simple and Compound Interest Compared', aliases: [] },
    'arithmetic/compound-interest': {
      title: 'Compound Interest',
      aliases: ['compounding'],
    },
    'arithmetic/ci-si-gap': {
      title: 'CI & SI Compared',
      aliases: [],
    },
    'arithmetic/instalment': {
      title: 'Instalments at Compound Interest',
      aliases: ['installment', 'instalment', 'compound interest instalment'],
    },
    'bank/compound-interest-problems': { title: 'More on Compound Interest', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
