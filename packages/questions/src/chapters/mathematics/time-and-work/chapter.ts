import { defineChapter } from '../../../kit/define-chapter.ts'

export const timeAndWork = defineChapter({
  subject: 'mathematics',
  title: 'Time & Work',
  aliases: ['work and time'],
  weight: 299,
  types: {
    'arithmetic/work': { title: 'Working Together', aliases: ['work', 'men and work'] },
    'arithmetic/efficiency': {
      title: 'Efficiency of Workers',
      aliases: ['efficiency', 'work efficiency'],
    },
    'arithmetic/men-days': {
      title: 'Workers & Days',
      aliases: ['chain rule', 'workers and hours'],
    },
    'arithmetic/wages': {
      title: 'Work & Wages',
      aliases: ['wage', 'sharing of wages', 'daily wage', 'wages distribution', 'distribution of wages'],
    },
    'arithmetic/alternate-days': {
      title: 'Alternate Days',
      aliases: ['alternate days', 'work on alternate days', 'alternate day work', 'working in turns'],
    },
    'bank/time-and-work-problems': { title: 'More on Time & Work', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
