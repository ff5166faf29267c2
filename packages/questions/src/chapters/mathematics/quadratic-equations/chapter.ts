import { defineChapter } from '../../../kit/define-chapter.ts'

export const quadraticEquations = defineChapter({
  subject: 'mathematics',
  title: 'Quadratic Equations',
  aliases: ['quadratic', 'quadratics', 'quadratic equation'],
  weight: 90,
  types: {
    'algebra/quadratic-roots': {
      title: 'Roots of a Quadratic Equation',
      aliases: ['quadratic formula', 'solving quadratic equations', 'factorisation of quadratic'],
    },
    'algebra/quadratic-compare': {
      title: 'Comparison of Quadratic Roots',
      aliases: ['quadratic comparison', 'quadratic inequality comparison', 'relation between x and y'],
    },
    'algebra/root-relation': {
      title: 'Sum & Product of Roots',
      aliases: [
        'nature of roots',
        'relation between roots and coefficients',
        'sum of roots',
        'product of roots',
      ],
    },
  },
  questions: () => import('./questions.ts'),
})
