import { defineChapter } from '../../../kit/define-chapter.ts'

export const evolution = defineChapter({
  subject: 'biology',
  title: 'Evolution',
  aliases: ['organic evolution', 'origin and evolution of life'],
  weight: 30,
  types: {
    'bank/evolution': {
      title: 'Theories & Evidence of Evolution',
      aliases: [],
    },
    'bank/evolution-in-detail': { title: 'Origin & Course of Evolution', aliases: [], weight: 1.2 },
  },
  questions: () => import('./questions.ts'),
})
