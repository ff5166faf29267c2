import { defineChapter } from '../../../kit/define-chapter.ts'

export const seating = defineChapter({
  subject: 'reasoning',
  title: 'Seating Arrangement',
  aliases: ['seating', 'sitting arrangement', 'arrangement puzzle'],
  weight: 350,
  types: {
    'reasoning/linear-seat': {
      title: 'Seating in a Row',
      aliases: [
        'linear seating arrangement',
        'linear arrangement',
        'row seating',
        'seating facing north',
        'linear seating facing north',
      ],
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
    'reasoning/two-row-set': {
      title: 'Sets on Two Facing Rows',
      aliases: [
        'parallel rows seating',
        'two rows facing each other',
        'double row seating',
        'two row arrangement',
      ],
      weight: 0.4,
    },
    'reasoning/two-way-row-set': {
      title: 'Sets on a Row Facing North and South',
      aliases: [
        'linear seating facing north and south',
        'linear seating north south',
        'linear seating both directions',
        'linear seating arrangement both directions',
        'linear seating both side facing',
        'row facing north and south',
        'seating facing north and south',
        'linear seating different directions',
        'bidirectional linear seating',
        'facing north and south',
        'facing north south',
      ],
      weight: 0.3,
    },
    'reasoning/square-seat-set': {
      title: 'Sets on a Square Table',
      aliases: [
        'square table arrangement',
        'square seating',
        'square seating arrangement',
        'seating arrangement on a square',
        'rectangular table seating',
      ],
      weight: 0.4,
    },
    'reasoning/facing-ring-set': {
      title: 'Sets on a Circle Facing In and Out',
      aliases: [
        'circle facing inside and outside',
        'facing inward and outward',
        'circular seating facing in and out',
        'circular seating facing inward and outward',
        'facing in and out',
        'facing inside and outside',
      ],
      weight: 0.3,
    },
  },
  questions: () => import('./questions.ts'),
})
