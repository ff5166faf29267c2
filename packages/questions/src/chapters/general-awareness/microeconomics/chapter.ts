import { defineChapter } from '../../../kit/define-chapter.ts'

export const microeconomics = defineChapter({
  subject: 'general-awareness',
  title: 'Microeconomics',
  aliases: ['vyashti arthashastra', 'introductory microeconomics'],
  weight: 2.2,
  types: {
    'bank/demand-and-markets': {
      title: 'Demand, Supply & Markets',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
