import { defineChapter } from '../../../kit/define-chapter.ts'

export const cubesAndDice = defineChapter({
  subject: 'reasoning',
  title: 'Cubes & Dice',
  aliases: ['cube and dice', 'cube cutting', 'cubes reasoning'],
  weight: 60,
  concepts: `
    open-dice | Open Dice | unfolded dice, net of a dice, dice net, folding of dice
    views-of-a-die | Views of a Die | opposite face of dice, two positions of a dice, three positions of dice
  `,
  types: {
    'reasoning/painted-cube': {
      title: 'Painted Cubes',
      aliases: ['painted cube', 'cutting of cube', 'cube painting'],
    },
    'reasoning/dice-opposite': {
      title: 'Dice',
      aliases: ['dice reasoning', 'opposite face'],
    },
  },
  questions: () => import('./questions.ts'),
})
