import { defineChapter } from '../../../kit/define-chapter.ts'

export const cubesAndDice = defineChapter({
  subject: 'reasoning',
  title: 'Cubes & Dice',
  aliases: ['cube and dice', 'cubes reasoning'],
  weight: 60,
  types: {
    'reasoning/painted-cube': {
      title: 'Cubes Cut from a Painted Block',
      aliases: [],
    },
    'bank/cube-problems': { title: 'More on Cubes & Dice', aliases: [], weight: 0.15 },
    'reasoning/dice-opposite': {
      title: 'Dice',
      aliases: ['dice reasoning', 'opposite face'],
    },
  },
  questions: () => import('./questions.ts'),
})
