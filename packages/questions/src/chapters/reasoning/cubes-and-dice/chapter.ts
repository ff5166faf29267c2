import { defineChapter } from '../../../kit/define-chapter.ts'

export const cubesAndDice = defineChapter({
  subject: 'reasoning',
  title: 'Cubes & Dice',
  aliases: ['cube and dice', 'cube cutting', 'cubes reasoning'],
  weight: 60,
  types: {
    'reasoning/painted-cube': {
      title: 'Painted Cubes',
      aliases: [
        'painted cube',
        'cutting of cube',
        'cube painting',
        'cube painted cutting',
        'painted cube cutting',
        'cube painting and cutting',
        'cube painted and cut',
      ],
    },
    'reasoning/dice-opposite': {
      title: 'Dice',
      aliases: ['dice reasoning', 'opposite face'],
    },
  },
  questions: () => import('./questions.ts'),
})
