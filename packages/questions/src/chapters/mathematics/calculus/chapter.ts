import { defineChapter } from '../../../kit/define-chapter.ts'

export const calculus = defineChapter({
  subject: 'mathematics',
  title: 'Calculus',
  aliases: ['differential calculus', 'integral calculus', 'differentiation and integration'],
  weight: 70,
  types: {
    'higher/derivative': {
      title: 'Differentiation',
      aliases: ['derivative', 'derivatives', 'maxima and minima', 'tangent slope', 'differential'],
    },
    'higher/integral': {
      title: 'Integration',
      aliases: ['integral', 'integrals', 'definite integral', 'area under curve'],
    },
    'higher/limit': { title: 'Limits', aliases: ['limit', 'limits and continuity'] },
  },
  questions: () => import('./questions.ts'),
})
