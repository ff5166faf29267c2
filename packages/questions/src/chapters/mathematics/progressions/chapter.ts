import { defineChapter } from '../../../kit/define-chapter.ts'

export const progressions = defineChapter({
  subject: 'mathematics',
  title: 'Progressions',
  aliases: [
    'sequence and series',
    'progression',
    'sequences and series',
    'ap and gp',
    'series and progressions',
  ],
  weight: 60,
  concepts: `
    nth-term-of-ap | nth Term of an AP | nth term, nth term of ap, number of terms of ap
    sum-of-ap | Sum of an AP | sum of n terms, sum of n terms of ap, sum of ap
    nth-term-of-gp | nth Term of a GP | nth term of gp, common ratio
    sum-of-gp | Sum of a GP | sum of gp, sum of n terms of gp
    geometric-mean | Geometric Mean | gm, geometric mean of two numbers
    infinite-gp | Infinite GP | infinite geometric series, sum to infinity, sum of infinite gp
  `,
  types: {
    'algebra/arithmetic-progression': {
      title: 'Arithmetic Progression',
      aliases: ['ap', 'arithmetic series'],
    },
    'algebra/geometric-progression': {
      title: 'Geometric Progression',
      aliases: ['gp', 'geometric series'],
    },
    'algebra/progression-word': {
      title: 'Word Problems on Progressions',
      aliases: ['word problems on ap', 'application of ap', 'application of progressions'],
    },
  },
  questions: () => import('./questions.ts'),
})
