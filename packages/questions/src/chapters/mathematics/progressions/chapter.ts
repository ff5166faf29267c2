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
  types: {
    'algebra/arithmetic-progression': {
      title: 'Arithmetic Progression',
      aliases: ['ap', 'arithmetic series'],
    },
    'algebra/harmonic-progression': { title: 'Harmonic Progression', aliases: [], weight: 0.4 },
    'algebra/infinite-series': { title: 'Infinite Series', aliases: [], weight: 0.4 },
    'algebra/geometric-progression': {
      title: 'Geometric Progression',
      aliases: ['gp', 'geometric series'],
    },
    'algebra/progression-word': {
      title: 'Word Problems on Progressions',
      aliases: ['word problems on ap', 'application of ap', 'application of progressions'],
    },
    'bank/progressions-problems': { title: 'More on Progressions', aliases: [], weight: 0.15 },
  },
  questions: () => import('./questions.ts'),
})
