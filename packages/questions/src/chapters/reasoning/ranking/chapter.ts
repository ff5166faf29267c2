import { defineChapter } from '../../../kit/define-chapter.ts'

export const ranking = defineChapter({
  subject: 'reasoning',
  title: 'Ranking & Order',
  aliases: ['ranking', 'order and ranking', 'ranking and order', 'rank'],
  weight: 238,
  types: {
    'reasoning/row-rank': { title: 'Position in a Row', aliases: ['row'] },
    'reasoning/rank-swap': {
      title: 'Exchanged Places',
      aliases: ['rank swap'],
    },
    'reasoning/order': {
      title: 'Comparing People',
      aliases: [
        'comparison',
        'order of height',
        'who is tallest',
        'age and height comparison',
        'age and height comparison puzzle',
        'height comparison',
        'comparison of heights',
        'comparison of ages',
      ],
    },
    'reasoning/sufficiency': {
      title: 'Logical Sufficiency',
      aliases: ['reasoning data sufficiency', 'data sufficiency reasoning', 'statement sufficiency'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
