import { defineChapter } from '../../../kit/define-chapter.ts'

export const chemicalKinetics = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Kinetics',
  aliases: ['kinetics of reactions'],
  weight: 60,
  types: {
    'chemistry/rate': {
      title: 'Rate of Reaction & Rate Law',
      aliases: [
        'rate of reaction',
        'reaction rate',
        'rate law',
        'order of reaction',
        'arrhenius equation',
        'activation energy',
      ],
    },
    'chemistry/first-order': {
      title: 'First-Order Reactions',
      aliases: ['first order', 'first order kinetics', 'half-life of a reaction', 'rate constant'],
    },
  },
  questions: () => import('./questions.ts'),
})
