import { defineChapter } from '../../../kit/define-chapter.ts'

export const mixture = defineChapter({
  subject: 'mathematics',
  title: 'Mixture & Alligation',
  aliases: ['mixture', 'alligation and mixture'],
  weight: 110,
  types: {
    'arithmetic/mixture': { title: 'Mixtures', aliases: [] },
    'arithmetic/alligation': { title: 'Rule of Alligation', aliases: [] },
    'arithmetic/replacement': {
      title: 'Repeated Replacement',
      aliases: ['replacement', 'replacement of liquid', 'removal and replacement'],
    },
    'bank/mixture-problems': { title: 'More on Mixture & Alligation', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
