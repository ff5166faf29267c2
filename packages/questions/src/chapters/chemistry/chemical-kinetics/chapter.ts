import { defineChapter } from '../../../kit/define-chapter.ts'

export const chemicalKinetics = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Kinetics',
  aliases: ['kinetics of reactions'],
  weight: 60,
  types: {
    'chemistry/rate': {
      title: 'Rate of Reaction & Rate Law',
      aliases: [],
    },
    'chemistry/first-order': {
      title: 'First-Order Reactions',
      aliases: [],
    },
    'bank/kinetics-concepts': {
      title: 'Order, Collisions & Temperature',
      aliases: ['concepts of chemical kinetics'],
      weight: 1,
    },
  },
  questions: () => import('./questions.ts'),
})
