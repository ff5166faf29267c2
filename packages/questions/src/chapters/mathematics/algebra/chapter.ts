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
      aliases: ['simultaneous equations', 'pair of linear equations', 'system of equations', 'two variables'],
    },
    'algebra/identity-value': {
      title: 'Algebraic Identities',
      aliases: ['algebraic identity', 'algebraic formula', 'identities', 'algebraic expressions'],
    },
    'algebra/inequality': {
      title: 'Linear & Quadratic Inequalities',
      aliases: ['inequation', 'linear inequality', 'quadratic inequality', 'modulus', 'absolute value'],
    },
    'algebra/polynomial-remainder': {
      title: 'Remainder & Factor Theorem',
      aliases: ['remainder theorem', 'factor theorem', 'polynomials', 'polynomial'],
    },
  },
  questions: () => import('./questions.ts'),
})
