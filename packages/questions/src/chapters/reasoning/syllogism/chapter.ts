import { defineChapter } from '../../../kit/define-chapter.ts'

export const syllogism = defineChapter({
  subject: 'reasoning',
  title: 'Syllogism',
  aliases: ['logical deduction', 'categorical syllogism'],
  weight: 120,
  types: {
    'reasoning/syllogism': { title: 'Two Conclusions', aliases: ['statement and conclusion', 'all some no'] },
    'reasoning/only-a-few': {
      title: 'Only a Few',
      aliases: ['syllogism only a few', 'only a few syllogism', 'only few'],
    },
    'reasoning/possibility': {
      title: 'Possibilities',
      aliases: ['possibility syllogism', 'possibility case'],
    },
    'reasoning/either-or': {
      title: 'Either–Or',
      aliases: [
        'either or case',
        'either or syllogism',
        'either or case syllogism',
        'either case',
        'complementary pairs',
      ],
      weight: 0.4,
    },
  },
  questions: () => import('./questions.ts'),
})
