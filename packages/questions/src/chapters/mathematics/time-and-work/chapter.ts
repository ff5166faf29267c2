import { defineChapter } from '../../../kit/define-chapter.ts'

export const timeAndWork = defineChapter({
  subject: 'mathematics',
  title: 'Time & Work',
  aliases: ['work and time', 'time work'],
  weight: 299,
  types: {
    'arithmetic/work': { title: 'Working Together', aliases: ['work', 'work together', 'men and work'] },
    'arithmetic/efficiency': {
      title: 'Efficiency of Workers',
      aliases: ['efficiency', 'work efficiency', 'men women and boys', 'times as fast'],
    },
    'arithmetic/men-days': {
      title: 'Workers & Days',
      aliases: ['men and days', 'man days', 'chain rule', 'workers and hours', 'food and camp'],
    },
    'arithmetic/wages': { title: 'Work & Wages', aliases: ['wage', 'sharing of wages', 'daily wage'] },
  },
  questions: () => import('./questions.ts'),
})
