import { defineChapter } from '../../../kit/define-chapter.ts'

export const logarithms = defineChapter({
  subject: 'mathematics',
  title: 'Logarithms',
  aliases: ['logarithm', 'log'],
  weight: 25,
  types: {
    'algebra/log-laws': { title: 'Using the Laws of Logarithms', aliases: [], weight: 0.5 },
    'algebra/log': {
      title: 'Logarithms & their Laws',
      aliases: [],
    },
    'bank/logarithms-problems': { title: 'More on Logarithms', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
