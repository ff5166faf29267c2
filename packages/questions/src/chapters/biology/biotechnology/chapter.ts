import { defineChapter } from '../../../kit/define-chapter.ts'

export const biotechnology = defineChapter({
  subject: 'biology',
  title: 'Biotechnology',
  aliases: ['biotechnology and its applications', 'biotechnology principles and processes', 'biotech'],
  weight: 60,
  types: {
    'bank/biotechnology': {
      title: 'Genetic Engineering',
      aliases: [],
    },
    'bank/biotechnology-in-detail': { title: 'Tools & Uses of Biotechnology', aliases: [], weight: 1.4 },
  },
  questions: () => import('./questions.ts'),
})
