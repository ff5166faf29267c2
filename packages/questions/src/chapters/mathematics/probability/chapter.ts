import { defineChapter } from '../../../kit/define-chapter.ts'

export const probability = defineChapter({
  subject: 'mathematics',
  title: 'Probability',
  aliases: ['chance'],
  weight: 90,
  types: {
    'statistics/dice': {
      title: 'Dice & Coins',
      aliases: ['probability of dice', 'dice probability'],
    },
    'statistics/coins-and-dice': { title: 'Coins & Two Dice', aliases: [], weight: 0.6 },
    'statistics/cards': {
      title: 'Playing Cards',
      aliases: ['probability of cards', 'card probability', 'pack of cards', 'deck of cards'],
    },
    'statistics/balls': {
      title: 'Balls from a Bag',
      aliases: ['balls in a bag', 'probability of balls', 'urn', 'marbles'],
    },
    'statistics/events': {
      title: 'Events',
      aliases: ['probability of events', 'theory of probability'],
    },
    'statistics/bayes': { title: "Bayes' Theorem", aliases: [], weight: 0.3 },
    'bank/random-variables': { title: 'Random Variables & Distributions', aliases: [], weight: 0.4 },
    'bank/probability-problems': { title: 'More on Probability', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
