import { defineChapter } from '../chapter.ts'

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
  },
})
