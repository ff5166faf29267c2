import { defineChapter } from '../../../kit/define-chapter.ts'

export const mixture = defineChapter({
  subject: 'mathematics',
  title: 'Mixture & Alligation',
  aliases: ['mixture', 'alligation', 'mixtures', 'alligation and mixture'],
  weight: 110,
  types: {
    'arithmetic/mixture': { title: 'Mixtures', aliases: ['milk and water', 'rule of alligation'] },
    'arithmetic/replacement': {
      title: 'Repeated Replacement',
      aliases: ['replacement of liquid', 'repeated dilution', 'removal and replacement', 'replacement'],
    },
  },
  questions: () => import('./questions.ts'),
})
