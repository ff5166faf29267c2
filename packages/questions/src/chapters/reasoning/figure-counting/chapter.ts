import { defineChapter } from '../../../kit/define-chapter.ts'

export const figureCounting = defineChapter({
  subject: 'reasoning',
  title: 'Figure Counting',
  aliases: ['counting of figure', 'count the triangle', 'counting triangle', 'counting figure'],
  weight: 126,
  types: {
    'reasoning/figure-count': {
      title: 'Counting Figures',
      aliases: ['figure count'],
    },
  },
  questions: () => import('./questions.ts'),
})
