import { defineChapter } from '../../../kit/define-chapter.ts'

export const calendar = defineChapter({
  subject: 'reasoning',
  title: 'Calendar',
  aliases: ['calendars', 'odd days'],
  weight: 60,
  types: {
    'reasoning/calendar-day': { title: 'Day of the Week', aliases: ['day of week', 'day and date'] },
    'reasoning/calendar-repeat': {
      title: 'Repeating Calendars',
      aliases: [],
    },
  },
  questions: () => import('./questions.ts'),
})
