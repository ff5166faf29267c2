import { defineChapter } from '../chapter.ts'

export const chemicalKinetics = defineChapter({
  subject: 'chemistry',
  title: 'Chemical Kinetics',
  aliases: ['kinetics of reactions', 'rate of reaction', 'reaction rate'],
  weight: 60,
  types: {
    'chemistry/first-order': {
      title: 'First-Order Reactions',
      aliases: ['first order', 'first order kinetics', 'half-life of a reaction', 'rate constant'],
    },
  },
})
