import { defineChapter } from '../../../kit/define-chapter.ts'

export const partnership = defineChapter({
  subject: 'mathematics',
  title: 'Partnership',
  aliases: ['partner', 'partnership business'],
  weight: 60,
  types: {
    'arithmetic/partnership': {
      title: 'Sharing of Profit',
      aliases: ['profit sharing', 'working partner'],
    },
    'bank/partnership-problems': { title: 'More on Partnership', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
