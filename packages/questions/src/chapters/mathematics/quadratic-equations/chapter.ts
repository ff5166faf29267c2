import { defineChapter } from '../../../kit/define-chapter.ts'

export const quadraticEquations = defineChapter({
  subject: 'mathematics',
  title: 'Quadratic Equations',
  aliases: ['quadratic', 'quadratics', 'quadratic equation'],
  weight: 90,
  types: {
    'algebra/quadratic-roots': {
      title: 'Roots of a Quadratic Equation',
      aliases: ['solving quadratic equations'],
    },
    'algebra/quadratic-word-problem': {
      title: 'Quadratic Equations in Words',
      aliases: [],
      weight: 0.6,
    },
    'algebra/quadratic-compare': {
      title: 'Comparison of Quadratic Roots',
      aliases: ['quadratic comparison', 'quadratic inequality comparison', 'relation between x and y'],
    },
    'algebra/root-sums': { title: 'Sums of the Roots', aliases: [], weight: 0.5 },
    'algebra/root-relation': {
      title: 'Sum & Product of Roots',
      aliases: ['relation between roots and coefficients'],
    },
    'algebra/nature-of-roots': {
      title: 'Nature of Roots',
      aliases: ['discriminant of quadratic'],
    },
    'bank/quadratic-equations-problems': { title: 'More on Quadratic Equations', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
