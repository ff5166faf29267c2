import { defineChapter } from '../../../kit/define-chapter.ts'

export const figureSeries = defineChapter({
  subject: 'reasoning',
  title: 'Figure Series & Completion',
  aliases: ['non verbal reasoning', 'nonverbal reasoning', 'figure pattern', 'figural reasoning'],
  weight: 120,
  types: {
    'reasoning/figure-completion': {
      title: 'Figure Completion',
      aliases: ['incomplete figure', 'missing part of figure'],
      weight: 2,
    },
    'reasoning/figure-series': { title: 'Series of Figures', aliases: ['figure series', 'picture series'] },
    'reasoning/figure-odd': { title: 'Odd One among Figures', aliases: ['odd one out figure'] },
    'reasoning/figure-analogy': { title: 'Analogy between Figures', aliases: ['analogous figure'] },
  },
  questions: () => import('./questions.ts'),
})
