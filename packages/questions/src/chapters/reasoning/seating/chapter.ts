import { defineChapter } from '../../../kit/define-chapter.ts'

export const seating = defineChapter({
  subject: 'reasoning',
  title: 'Seating Arrangement',
  aliases: ['seating', 'sitting arrangement', 'arrangement puzzle'],
  weight: 350,
  types: {
    'reasoning/linear-seat': {
      title: 'Seating in a Row',
      aliases: ['linear seating arrangement', 'linear arrangement', 'row seating'],
    },
    'reasoning/circular-seat': {
      title: 'Seating in a Circle',
      aliases: ['circular seating arrangement', 'circular arrangement', 'round table'],
    },
    'reasoning/linear-seat-set': {
      title: 'Sets on Seating in a Row',
      aliases: ['linear seating set', 'row seating set'],
      weight: 0.5,
    },
    'reasoning/circular-seat-set': {
      title: 'Sets on Seating in a Circle',
      aliases: ['circular seating set', 'round table set'],
      weight: 0.5,
    },
  },
  questions: () => import('./questions.ts'),
})
