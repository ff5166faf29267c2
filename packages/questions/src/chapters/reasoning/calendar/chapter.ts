import { defineChapter } from '../../../kit/define-chapter.ts'

export const calendar = defineChapter({
  subject: 'reasoning',
  title: 'Calendar',
  aliases: ['calendars'],
  weight: 60,
  types: {
    'reasoning/calendar-day': { title: 'Day of the Week', aliases: ['day of week', 'day and date'] },
    'reasoning/odd-days': {
      title: 'Odd Days & Leap Years',
      aliases: ['leap years and odd days', 'odd days and leap years'],
      weight: 0.5,
    },
    'reasoning/calendar-repeat': {
      title: 'Repeating Calendars',
      aliases: [],
    },
    'bank/calendar-problems': { title: 'More on Calendar', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
