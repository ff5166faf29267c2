import { defineChapter } from '../../../kit/define-chapter.ts'

export const probability = defineChapter({
  subject: 'mathematics',
  title: 'Probability',
  aliases: ['chance', 'probabilities'],
  weight: 90,
  types: {
    'statistics/dice': {
      title: 'Dice & Coins',
      aliases: ['probability of dice', 'dice probability', 'coin toss'],
    },
    'statistics/cards': {
      title: 'Playing Cards',
      aliases: ['probability of cards', 'card probability', 'pack of cards', 'deck of cards'],
    },
    'statistics/balls': {
      title: 'Balls from a Bag',
      aliases: ['balls in a bag', 'probability of balls', 'urn', 'marbles'],
    },
  },
  questions: () => import('./questions.ts'),
})
