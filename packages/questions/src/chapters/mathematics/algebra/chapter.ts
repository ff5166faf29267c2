import { defineChapter } from '../../../kit/define-chapter.ts'

export const algebra = defineChapter({
  subject: 'mathematics',
  title: 'Algebra',
  aliases: ['equations', 'algebraic equations'],
  weight: 593,
  types: {
    'algebra/linear-1': {
      title: 'Linear Equations in One Variable',
      aliases: ['linear equation', 'simple equations', 'linear equations'],
    },
    'algebra/linear-2': {
      title: 'Linear Equations in Two Variables',
      aliases: ['pair of linear equations', 'system of equations', 'two variables'],
    },
    'algebra/identity-value': {
      title: 'Algebraic Identities',
      aliases: ['algebraic formula', 'identities', 'algebraic expressions', 'a^2-b^2'],
    },
    'algebra/inequality': {
      title: 'Linear & Quadratic Inequalities',
      aliases: [],
    },
    'algebra/polynomial-remainder': {
      title: 'Remainder & Factor Theorem',
      aliases: ['polynomials'],
    },
    'bank/linear-programming': { title: 'Linear Programming', aliases: [], weight: 0.5 },
    'bank/algebra-problems': { title: 'More on Algebra', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
