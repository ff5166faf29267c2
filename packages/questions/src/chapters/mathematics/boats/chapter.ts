import { defineChapter } from '../../../kit/define-chapter.ts'

export const boats = defineChapter({
  subject: 'mathematics',
  title: 'Boats & Streams',
  aliases: ['boat', 'stream', 'upstream and downstream'],
  weight: 90,
  types: {
    'arithmetic/boats': { title: 'Boats', aliases: ['rowing'] },
    'arithmetic/boat-speeds': { title: 'Speeds with & against the Stream', aliases: [] },
    'bank/boats-problems': { title: 'More on Boats & Streams', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
