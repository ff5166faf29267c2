import { defineChapter } from '../../../kit/define-chapter.ts'

export const percentage = defineChapter({
  subject: 'mathematics',
  title: 'Percentage',
  aliases: ['percent'],
  weight: 387,
  types: {
    'arithmetic/percent-change': {
      title: 'Percentage Change',
      aliases: [],
    },
    'arithmetic/successive-percent': {
      title: 'Successive Percentage Change',
      aliases: ['successive percentage', 'successive change'],
    },
    'arithmetic/election': {
      title: 'Elections & Votes',
      aliases: [
        'election',
        'vote',
        'votes polled',
        'election percentage',
        'election based percentage',
        'percentage election',
        'percentage based on election',
      ],
    },
    'arithmetic/population': { title: 'Population Growth', aliases: ['population', 'growth of population'] },
    'bank/percentage-problems': { title: 'More on Percentage', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
