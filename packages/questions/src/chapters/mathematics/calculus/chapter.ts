import { defineChapter } from '../../../kit/define-chapter.ts'

export const calculus = defineChapter({
  subject: 'mathematics',
  title: 'Calculus',
  aliases: ['differential calculus', 'integral calculus', 'differentiation and integration'],
  weight: 70,
  types: {
    'higher/derivative': {
      title: 'Differentiation',
      aliases: ['derivative', 'derivatives', 'differential'],
    },
    'higher/maxima-and-minima': { title: 'Greatest & Least Values', aliases: [], weight: 0.5 },
    'higher/integral': {
      title: 'Integration',
      aliases: ['integral', 'integrals'],
    },
    'higher/integration-methods': {
      title: 'Methods of Integration',
      aliases: ['methods of integration', 'techniques of integration'],
    },
    'higher/integral-properties': { title: 'Properties of Definite Integrals', aliases: [], weight: 0.5 },
    'higher/limit': { title: 'Limits', aliases: ['limit'] },
    'higher/l-hospital': { title: "L'Hospital's Rule", aliases: [], weight: 0.4 },
    'higher/continuous-function': { title: 'Continuous Functions', aliases: [], weight: 0.5 },
    'bank/continuity': { title: 'Continuity & Mean Value Theorems', aliases: [], weight: 0.6 },
    'higher/differential-equation': {
      title: 'Differential Equations',
      aliases: ['differential equation', 'avkal samikaran', 'solution of differential equation'],
    },
    'bank/applications-of-derivatives': { title: 'Applications of Derivatives', aliases: [], weight: 0.8 },
    'bank/calculus-problems': { title: 'More on Calculus', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
