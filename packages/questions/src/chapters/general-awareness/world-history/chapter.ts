import { defineChapter } from '../../../kit/define-chapter.ts'

export const worldHistory = defineChapter({
  subject: 'general-awareness',
  title: 'World History',
  aliases: [],
  weight: 4,
  types: {
    'bank/world-history': { title: 'History of the World', aliases: [], weight: 0.8 },
    'bank/europe-print-and-forests': {
      title: 'Nationalism, Print, Trade, Forests & Herders',
      aliases: [],
      weight: 0.3,
    },
    'facts/world-treaties': {
      title: 'Treaties of the World',
      aliases: ['treaties', 'important treaties', 'treaties of history'],
      weight: 0.2,
    },
  },
  questions: () => import('./questions.ts'),
})
