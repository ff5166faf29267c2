import { defineChapter } from '../../../kit/define-chapter.ts'

export const reports = defineChapter({
  subject: 'general-awareness',
  title: 'Reports & Indices',
  aliases: [
    'reports and index',
    'global indices',
    'global reports',
    'indices and reports',
    'international indices',
  ],
  weight: 25,
  types: {
    'bank/indices-in-depth': {
      title: 'Indices in Depth',
      aliases: ['indices in depth'],
      weight: 0.4,
    },
    'facts/indices': {
      title: 'Reports & Their Publishers',
      aliases: ['index publisher', 'global index', 'published by', 'suchkank'],
    },
  },
  questions: () => import('./questions.ts'),
})
