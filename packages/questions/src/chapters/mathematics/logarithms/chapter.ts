import { defineChapter } from '../../../kit/define-chapter.ts'

export const logarithms = defineChapter({
  subject: 'mathematics',
  title: 'Logarithms',
  aliases: ['logarithm', 'log'],
  weight: 25,
  types: {
    'algebra/log': {
      title: 'Logarithms & their Laws',
      aliases: ['log value', 'laws of logarithms', 'logarithmic equation', 'number of digits'],
    },
  },
  questions: () => import('./questions.ts'),
})
